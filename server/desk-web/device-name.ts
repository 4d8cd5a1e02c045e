const BROWSERS: [RegExp, string][] = [
	[/\bEdg\//, 'Edge'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bChrome\/|\bCriOS\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
	[/\bAndroid\b/, 'Android'],
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bWindows\b/, 'Windows'],
	[/\bMacintosh\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
]

/** "Firefox on Android", for a person to recognise their own devices. */
export function deviceName(userAgent: string | undefined): string {
	const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
	const [browser, system] = [find(BROWSERS) ?? 'A browser', find(SYSTEMS)]
	return system ? `${browser} on ${system}` : browser
}
