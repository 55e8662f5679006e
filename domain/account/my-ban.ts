/** Until when a person cannot write. */
export const MY_BAN_PATH = '/my/ban'
