/** How long a device keeps unsent answers. */
export const RETENTION_DAYS = 30
