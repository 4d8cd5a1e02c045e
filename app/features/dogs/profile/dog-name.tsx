import { cn } from '#app/ui/cn.ts'

/** The largest words of the page. A long word must not leave the column, so its letters get smaller instead. */
export function DogName({ children: name }: { children: string }) {
	const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
	// Other scripts reach further above and below the line than Latin letters do.
	const size = /^[\p{Script=Latin}\P{L}]*$/u.test(name) ? sizeFor(longestWord) : 'text-h1 leading-[1.2]'
	return <h1 className={cn('wrap-anywhere font-black', size)}>{name}</h1>
}

function sizeFor(letters: number) {
	if (letters <= 8) return '-ml-[.035em] text-name'
	if (letters <= 11) return 'text-h1'
	return 'text-h2'
}
