-- What SQL needs to answer the searches of the index: covering indexes, and the terms of each home for words.
create extension if not exists btree_gin;
create table homes (
  type text not null, id integer primary key, city text not null, price bigint not null,
  area double precision not null, ppm2 double precision not null, rooms smallint not null, price_drop smallint not null,
  renovation boolean not null, published_at bigint not null, lat double precision not null,
  lng double precision not null, terms text[] not null
);
-- Here the homes are copied in.
create index on homes (type, city, price, id)        include (published_at, area, ppm2, price_drop, rooms, renovation, lat, lng);
create index on homes (type, city, published_at, id) include (price, area, ppm2, price_drop, rooms, renovation, lat, lng);
create index on homes (type, published_at, id)       include (price, area, ppm2, price_drop, rooms, renovation, lat, lng);
create index on homes (type, price, id)              include (published_at, area, ppm2, price_drop, rooms, renovation, lat, lng);
create index on homes using gin (type, city, terms) with (fastupdate = off);
vacuum analyze homes;
