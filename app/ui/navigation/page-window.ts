/**
 * The page numbers to show: the first, the last, the current one and its neighbours; null is a gap. A gap is never a
 * single page.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
	const offered = new Set([1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages))
	const numbers = [...offered].sort((a, b) => a - b)
	return numbers.flatMap((n, index) => {
		const before = numbers[index - 1] ?? 0
		if (n - before === 1) return [n]
		return n - before === 2 ? [n - 1, n] : [null, n]
	})
}
