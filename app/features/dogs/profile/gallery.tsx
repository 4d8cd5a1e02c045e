import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { cn } from '#app/ui/cn.ts'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { NoPicture } from '../card/no-picture.tsx'

interface GalleryProps {
	id: number
	name: string
	pictures: PictureData[]
	/** Index of the picture that `?picture=` asked for. */
	shown: number
}

const MANY = 4
/** More than four: rows of six, and on phones one row to swipe, so that the name stays near the face. */
const ROWS_OF_SIX =
	'-my-1.5 -mr-gutter -ml-1.5 flex gap-3 overflow-x-auto py-1.5 pr-gutter pl-1.5 *:w-17 *:flex-none sm:m-0 sm:grid sm:grid-cols-6 sm:overflow-visible sm:p-0 sm:*:w-auto'
const LARGE = '(min-width: 1280px) 42rem, (min-width: 960px) 52vw, 95vw'

/**
 * One large picture and the others small. The small ones are links, so they work without JavaScript; with it the large
 * picture changes at once. No history entry is made: "back" leaves the dog, not its pictures one by one.
 */
export function Gallery({ id, name, pictures, shown: asked }: GalleryProps) {
	const [shown, setShown] = useState(asked)
	const picture = pictures[shown] ?? pictures[0] ?? null

	function showOnClick(event: MouseEvent, index: number) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		setShown(index)
	}

	function showOnArrow(event: KeyboardEvent<HTMLUListElement>) {
		const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
		if (step === 0) return
		event.preventDefault()
		const next = (shown + step + pictures.length) % pictures.length
		setShown(next)
		event.currentTarget.querySelectorAll('a')[next]?.focus()
	}

	return (
		<section aria-label={`Pictures of ${name}`} className="grid gap-3 print:order-last">
			<div
				className="relative aspect-[4/3.3] overflow-hidden rounded-xl bg-mist"
				data-page-picture={`dog-${id}`}
				style={{ viewTransitionName: `dog-${id}` }}
			>
				<Picture
					key={picture?.id}
					picture={picture}
					sizes={LARGE}
					priority
					className="size-full object-cover"
					fallback={<NoPicture />}
				/>
				<Counter shown={shown} count={pictures.length} name={name} />
			</div>
			{pictures.length > 1 && (
				<ul
					className={cn('no-print', pictures.length > MANY ? ROWS_OF_SIX : 'grid grid-cols-4 gap-3')}
					onKeyDown={showOnArrow}
				>
					{pictures.map((small, i) => (
						<li key={small.id}>
							<a
								href={`?picture=${i + 1}`}
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
			)}
		</section>
	)
}

/** Drawn over the picture, because an inset frame of the link itself would lie behind it. */
const ringWhenCurrent =
	'after:absolute after:inset-0 after:rounded-m aria-[current]:after:border-5 aria-[current]:after:border-lead-line'

function Counter({ shown, count, name }: { shown: number; count: number; name: string }) {
	if (count === 0) {
		return <p className={counterLooks}>No photograph of {name} yet</p>
	}
	if (count === 1) return null
	return (
		<p className={cn(counterLooks, 'no-print')} role="status">
			{shown + 1} of {count}
		</p>
	)
}

const counterLooks = 'absolute right-4 bottom-4 rounded-pill bg-c-ink px-3.5 py-1 text-note font-semibold text-c-white'
