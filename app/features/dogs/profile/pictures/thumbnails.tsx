import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { slideForKey } from './use-slides.ts'

interface ThumbnailsProps {
	pictures: PictureData[]
	shown: number
	show: (index: number) => void
}

/** With more pictures, a row of this many and one with the number of the others, until one of them is shown. */
const IN_ROW = 6
const MAX_IN_TWO_ROWS = 8

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
		<ul ref={list} className="profile-thumbs no-print" onKeyDown={showOnArrow}>
			{pictures.map((small, i) => (
				<li key={small.id}>
					<a
						href={`#picture-${i + 1}`}
						onClick={(event) => showOnClick(event, i)}
						aria-current={i === shown ? 'true' : undefined}
						data-more={i === IN_ROW && pictures.length > MAX_IN_TWO_ROWS ? `+${pictures.length - IN_ROW}` : undefined}
						className="relative block aspect-square overflow-hidden rounded-m bg-mist"
					>
						<VisuallyHidden>Picture {i + 1}</VisuallyHidden>
						<Picture
							picture={{ ...small, alt: '' }}
							sizes="(min-width: 1800px) 11rem, 8rem"
							className="size-full object-cover"
						/>
					</a>
				</li>
			))}
		</ul>
	)
}
