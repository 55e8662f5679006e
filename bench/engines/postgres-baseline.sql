-- The best design of pure SQL that was found: covering indexes, a sample for large clusters.
create extension if not exists btree_gin;
create table homes (
  type text not null, id integer primary key, city_id smallint not null, price bigint not null,
  area double precision not null, ppm2 double precision not null, rooms smallint not null,
  renovation boolean not null, published_at bigint not null, lat double precision not null,
  lng double precision not null, z bigint not null, address text not null, description text not null
);
-- Here the homes are copied in.
alter table homes
  add column tsv tsvector generated always as (to_tsvector('simple', address || ' ' || description)) stored,
  add column smp smallint generated always as ((id % 32)::smallint) stored;
create index b_price  on homes (type, city_id, price, id)        include (published_at, area, ppm2, rooms, renovation, lat, lng);
create index b_pub    on homes (type, city_id, published_at, id) include (price, area, ppm2, rooms, renovation, lat, lng);
create index b_area   on homes (type, city_id, area, id)         include (published_at, price, ppm2, rooms, renovation, lat, lng);
create index b_ppm    on homes (type, city_id, ppm2, id)         include (published_at, price, area, rooms, renovation, lat, lng);
create index b_pub0   on homes (type, published_at, id)          include (price, area, ppm2, rooms, renovation, lat, lng);
create index b_price0 on homes (type, price, id)                 include (published_at, area, ppm2, rooms, renovation, lat, lng);
create index b_area0  on homes (type, area, id)                  include (published_at, price, ppm2, rooms, renovation, lat, lng);
create index b_ppm0   on homes (type, ppm2, id)                  include (published_at, price, area, rooms, renovation, lat, lng);
create index b_z      on homes (type, z)                         include (price, area, ppm2, rooms, renovation, lat, lng, published_at, id, city_id);
create index b_smp    on homes (smp, type, z)                    include (price, area, ppm2, rooms, renovation, lat, lng);
create index b_ctsv   on homes using gin (type, city_id, rooms, tsv) with (fastupdate = off);
vacuum analyze homes;
