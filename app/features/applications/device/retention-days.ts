/** For how many days a device keeps what was typed and not sent. */
export const RETENTION_DAYS = 30
