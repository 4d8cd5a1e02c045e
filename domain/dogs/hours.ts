/** "half an hour", "1 hour", "2½ hours", "1 hour 15 minutes", to the nearest 5 minutes. */
export function hoursInWords(hours: number): string {
	const minutes = Math.round((hours * 60) / 5) * 5
	const whole = Math.floor(minutes / 60)
	const rest = minutes % 60
	if (whole === 0) return rest === 30 ? 'half an hour' : `${rest} minutes`
	const isHalf = rest === 30
	const words = `${whole}${isHalf ? '½' : ''} ${whole === 1 && !isHalf ? 'hour' : 'hours'}`
	return rest === 0 || isHalf ? words : `${words} ${rest} minutes`
}
