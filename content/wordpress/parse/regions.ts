/** Whether a text is a BCP 47 locale that dates and money can be printed in. */
export function isLocale(locale: string): boolean {
	try {
		return Intl.getCanonicalLocales(locale).length > 0
	} catch {
		return false
	}
}

/** Whether a text is a time zone of the tz database. */
export function isTimezone(timezone: string): boolean {
	try {
		return timezone !== '' && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: timezone }))
	} catch {
		return false
	}
}
