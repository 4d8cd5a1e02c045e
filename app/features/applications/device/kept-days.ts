/** For how many days a device keeps what was typed and not sent. */
export const KEPT_DAYS = 30
