import { cn } from '#app/ui/cn.ts'

/** Largest heading of the site. A long word shrinks instead of overflowing. */
export function DogName({ children: name }: { children: string }) {
	const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
	// Other scripts have taller ascenders and descenders.
	const size = /^[\p{Script=Latin}\P{L}]*$/u.test(name) ? sizeFor(longestWord) : 'text-h1 leading-[1.2]'
	return <h1 className={cn('wrap-anywhere font-black', size)}>{name}</h1>
}

function sizeFor(letters: number) {
	if (letters <= 8) return '-ml-[.035em] text-name'
	if (letters <= 11) return 'text-h1'
	return 'text-h2'
}
