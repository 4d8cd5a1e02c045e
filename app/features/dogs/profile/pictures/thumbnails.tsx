import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { cn } from '#app/ui/cn.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { slideForKey } from './use-slides.ts'

interface ThumbnailsProps {
	pictures: PictureData[]
	shown: number
	show: (index: number) => void
}

const MAX_IN_ONE_ROW = 4
/** More than four: rows of six, on phones one row to swipe. */
const ROWS_OF_SIX =
	'-my-1.5 -mr-gutter -ml-1.5 flex gap-3 overflow-x-auto py-1.5 pr-gutter pl-1.5 *:w-17 *:flex-none sm:m-0 sm:grid sm:grid-cols-6 sm:overflow-visible sm:p-0 sm:*:w-auto'

/** Drawn over the picture: an inset frame of the link would be behind it. */
const ringWhenCurrent =
	'after:absolute after:inset-0 after:rounded-m aria-[current]:after:border-5 aria-[current]:after:border-lead-line'

export function Thumbnails({ pictures, shown, show }: ThumbnailsProps) {
	const list = useRef<HTMLUListElement>(null)
	useEffect(() => {
		// Not `scrollIntoView`, which would move the page too.
		const { left = 0, width = 0 } = list.current?.children[shown]?.getBoundingClientRect() ?? {}
		const box = list.current?.getBoundingClientRect()
		if (box && (left < box.left || left + width > box.right)) list.current?.scrollBy({ left: left - box.left - width })
	}, [shown])

	function showOnClick(event: MouseEvent, index: number) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		show(index)
	}

	function showOnArrow(event: KeyboardEvent<HTMLUListElement>) {
		const next = slideForKey(event.key, shown, pictures.length)
		if (next === undefined) return
		event.preventDefault()
		show(next)
		event.currentTarget.querySelectorAll('a')[next]?.focus()
	}

	return (
		<ul
			ref={list}
			className={cn('no-print', pictures.length > MAX_IN_ONE_ROW ? ROWS_OF_SIX : 'grid grid-cols-4 gap-3')}
			onKeyDown={showOnArrow}
		>
			{pictures.map((small, i) => (
				<li key={small.id}>
					<a
						href={`#picture-${i + 1}`}
						onClick={(event) => showOnClick(event, i)}
						aria-current={i === shown ? 'true' : undefined}
						className={cn('relative block aspect-square overflow-hidden rounded-m bg-mist', ringWhenCurrent)}
					>
						<VisuallyHidden>Picture {i + 1}</VisuallyHidden>
						<Picture picture={{ ...small, alt: '' }} sizes="8rem" className="size-full object-cover" />
					</a>
				</li>
			))}
		</ul>
	)
}
