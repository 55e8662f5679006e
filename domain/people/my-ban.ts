/** JSON that says until when a person is banned. */
export const MY_BAN_PATH = '/my/ban'
