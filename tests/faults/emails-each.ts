/** Emails per submission: any other number is a torn write. */
export const EMAILS_EACH = 2
