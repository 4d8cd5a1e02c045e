import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { pictureAddress } from '#app/ui/media/picture-url.ts'
import IconLeft from '~icons/ph/arrow-left-bold'
import IconRight from '~icons/ph/arrow-right-bold'
import IconX from '~icons/ph/x-bold'
import type { GalleryPicture } from './pictures.ts'
import { slideForKey, useSlides } from './use-slides.ts'
import './viewer.css'

interface ViewerProps {
	name: string
	pictures: GalleryPicture[]
	first: number
	/** `last` is the picture shown last. */
	onClose: (last: number) => void
}

const ICON = 'size-[1.2em]'
/** Read aloud when the pictures open: changes alone are what a live region says. */
const SHOWN_ID = 'picture-shown'

/**
 * The pictures full screen, uncropped. Swipe, arrow keys and buttons; closes by Escape, Back or the button. Pinch zoom
 * stays possible.
 */
export function Viewer({ name, pictures, first, onClose }: ViewerProps) {
	const box = useRef<HTMLDialogElement>(null)
	const { row, shown, show, onScroll } = useSlides<HTMLUListElement>()
	const count = pictures.length

	useEffect(() => {
		const dialog = box.current
		if (dialog && !dialog.open) dialog.showModal()
		show(first)
	}, [first, show])

	function showOnArrow(event: KeyboardEvent) {
		const next = slideForKey(event.key, shown, count)
		if (next === undefined) return
		event.preventDefault()
		show(next)
	}

	function closed(event: SyntheticEvent<HTMLDialogElement>) {
		if (!event.currentTarget.open) onClose(shown)
	}

	return (
		<dialog
			ref={box}
			aria-label={`Pictures of ${name}`}
			aria-describedby={SHOWN_ID}
			onKeyDown={showOnArrow}
			onClose={closed}
			className="modal modal-full"
		>
			<div className="flex items-center justify-between gap-4 px-gutter py-3">
				<p id={SHOWN_ID} role="status" className="font-display text-h4 font-bold">
					<VisuallyHidden>Picture </VisuallyHidden>
					{shown + 1} of {count}
					{pictures[shown]?.alt && <VisuallyHidden joinedBy=":">{pictures[shown].alt}</VisuallyHidden>}
				</p>
				<Button variant="icon" size="icon" autoFocus onClick={() => box.current?.close()}>
					<IconX aria-hidden className={ICON} />
					<VisuallyHidden>Close</VisuallyHidden>
				</Button>
			</div>
			<ul
				ref={row}
				onScroll={onScroll}
				aria-label="Pictures"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
				tabIndex={0}
				className="viewer-row relative flex flex-1 overflow-x-auto"
			>
				{pictures.map((picture, i) => (
					<li key={picture.id} className="grid size-full flex-none place-items-center px-gutter">
						<FullPicture picture={picture} isNear={Math.abs(i - shown) <= 1} />
					</li>
				))}
			</ul>
			<div className="viewer-foot flex items-center justify-between gap-4 px-gutter">
				{count > 1 && <Step to={(shown - 1 + count) % count} show={show} label="Previous picture" Icon={IconLeft} />}
				<p className="max-w-measure flex-1 text-center leading-snug">{pictures[shown]?.caption}</p>
				{count > 1 && <Step to={(shown + 1) % count} show={show} label="Next picture" Icon={IconRight} />}
			</div>
		</dialog>
	)
}

/** A picture as large as its slide and its own pixels allow. The smallest file, already loaded as a thumbnail, is shown first. */
function FullPicture({ picture, isNear }: { picture: GalleryPicture; isNear: boolean }) {
	const { width, height, widths } = picture
	const placeholder = isNear ? `center / cover url("${pictureAddress(picture, widths[0] ?? width)}")` : undefined
	return (
		<div
			className="overflow-hidden rounded-l bg-mist"
			style={{
				aspectRatio: `${width} / ${height}`,
				width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
				background: placeholder,
			}}
		>
			<Picture picture={picture} sizes="100vw" className="size-full bg-transparent" />
		</div>
	)
}

interface StepProps {
	to: number
	show: (index: number) => void
	label: string
	Icon: typeof IconLeft
}

function Step({ to, show, label, Icon }: StepProps) {
	return (
		<Button variant="icon" size="icon" onClick={() => show(to)}>
			<Icon aria-hidden className={ICON} />
			<VisuallyHidden>{label}</VisuallyHidden>
		</Button>
	)
}
