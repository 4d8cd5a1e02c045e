import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { NoPicture } from '#app/features/dogs/card/no-picture.tsx'
import { cn } from '#app/ui/cn.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { pictureAddress } from '#app/ui/media/picture-url.ts'
import { Caption, Counter } from './picture-labels.tsx'
import type { GalleryPicture } from './pictures.ts'
import { Slide } from './slide.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { slideForKey, useSlides } from './use-slides.ts'
import type { Viewer } from './viewer.tsx'

interface GalleryProps {
	id: number
	name: string
	pictures: GalleryPicture[]
	/** In the place of the first picture, which they open: the dogs on a transparent ground. */
	cutouts?: PictureData[]
	/** False where another picture is the first of the page. */
	isFirst?: boolean
}

const loadViewer = () => import('./viewer.tsx')

function prepareViewer() {
	// The click handles a failure.
	loadViewer().catch(() => {})
}

/**
 * A row of pictures to swipe, and thumbnails. Both are links, so they work without JavaScript: a thumbnail leads to its
 * picture in the row, a picture to its file. With JavaScript a click opens the viewer. Adds no history entries, so Back
 * leaves the page.
 */
export function Gallery({ id, name, pictures, cutouts = [], isFirst = true }: GalleryProps) {
	const { row, shown, show, onScroll } = useSlides<HTMLUListElement>()
	const [OpenViewer, setOpenViewer] = useState<typeof Viewer | null>(null)

	async function enlarge(event: MouseEvent<HTMLAnchorElement>) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		const { href } = event.currentTarget
		try {
			const { Viewer } = await loadViewer()
			setOpenViewer(() => Viewer)
		} catch {
			// Offline, or a newer deployment.
			window.location.assign(href)
		}
	}

	function showOnArrow(event: KeyboardEvent) {
		const next = slideForKey(event.key, shown, pictures.length)
		if (next === undefined) return
		event.preventDefault()
		show(next)
		focusLink(next)
	}

	function focusLink(index: number) {
		row.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true })
	}

	function closeViewer(last: number) {
		setOpenViewer(null)
		show(last)
		focusLink(last)
	}

	return (
		<section aria-label={`Pictures of ${name}`} className="grid min-w-0 gap-3">
			<div
				className="profile-frame relative overflow-hidden rounded-xl bg-mist"
				data-page-picture={isFirst ? `dog-${id}` : undefined}
				style={isFirst ? { viewTransitionName: `dog-${id}` } : undefined}
			>
				{pictures.length === 0 ? (
					<NoPicture />
				) : (
					<ul
						ref={row}
						className="relative size-full"
						onScroll={onScroll}
						onKeyDown={showOnArrow}
						onPointerEnter={prepareViewer}
						onFocus={prepareViewer}
					>
						{pictures.map((picture, i) => (
							<li key={picture.id} className={cn('relative h-full', i !== shown && 'no-print')}>
								<a
									id={`picture-${i + 1}`}
									href={pictureAddress(picture, picture.widths.at(-1) ?? picture.width)}
									// Roving tabindex: one tab stop, arrow keys inside.
									tabIndex={i === shown ? 0 : -1}
									onClick={enlarge}
									className="block size-full focus-visible:no-shadow"
								>
									{/* In front of the description: a space would be read before punctuation behind a picture. */}
									<VisuallyHidden>{`See picture ${i + 1} large${picture.alt && ':'} `}</VisuallyHidden>
									<Slide picture={picture} cutouts={i === 0 ? cutouts : []} isFirst={isFirst && i === 0} />
								</a>
								{picture.caption && (i > 0 || cutouts.length < 2) && <Caption>{picture.caption}</Caption>}
							</li>
						))}
					</ul>
				)}
				<Counter shown={shown} count={pictures.length} name={name} />
			</div>
			{pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} show={show} />}
			{OpenViewer && <OpenViewer name={name} pictures={pictures} first={shown} onClose={closeViewer} />}
		</section>
	)
}
