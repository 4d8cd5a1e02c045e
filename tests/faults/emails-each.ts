/** How many letters each submission of the fault tests has: fewer or more are a torn write. */
export const EMAILS_EACH = 2
