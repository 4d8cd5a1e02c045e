import { cn } from '#app/ui/cn.ts'

/** The largest words of the page. A long word must not leave the column, so its letters get smaller instead. */
export function DogName({ children: name }: { children: string }) {
	const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
	return <h1 className={cn('wrap-anywhere font-black', sizeFor(longestWord))}>{name}</h1>
}

function sizeFor(letters: number) {
	if (letters <= 8) return '-ml-[.035em] text-name'
	if (letters <= 11) return 'text-h1'
	return 'text-h2'
}
