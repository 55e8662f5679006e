/** What moderators say most often about a home, and about the check of its owner. */
export interface ReadyReasons {
  readonly home: Readonly<
    Record<'pictures' | 'text' | 'price' | 'contact' | 'place' | 'noPictures', string>
  >
  readonly check: Readonly<Record<'unreadable' | 'wrongCode' | 'noWindow', string>>
}
