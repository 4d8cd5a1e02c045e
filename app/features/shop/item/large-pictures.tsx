import type { KeyboardEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/layout/dialog.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'

interface LargePicturesProps {
	title: string
	pictures: PictureData[]
	shown: number
	isOpen: boolean
	show(index: number): void
	onClose(): void
}

/** One picture as large as the screen lets it be; the others by buttons and arrow keys. */
export function LargePictures({ title, pictures, shown, isOpen, show, onClose }: LargePicturesProps) {
	const picture = pictures[shown]
	const count = pictures.length

	function turn(by: number) {
		show((shown + by + count) % count)
	}

	function turnOnArrow(event: KeyboardEvent) {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
		if (by && count > 1) turn(by)
	}

	return (
		<Dialog title={title} kind="dialog" open={isOpen} onClose={onClose}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
			<div className="merch-large" onKeyDown={turnOnArrow}>
				{picture && <Picture key={picture.id} picture={picture} sizes="(min-width: 60rem) 56rem, 100vw" priority />}
				{count > 1 && (
					<p className="merch-turn">
						<Button variant="secondary" size="sm" onClick={() => turn(-1)}>
							Previous
						</Button>
						<span role="status">
							Picture {shown + 1} of {count}
							{picture?.alt && <VisuallyHidden joinedBy=":">{picture.alt}</VisuallyHidden>}
						</span>
						<Button variant="secondary" size="sm" onClick={() => turn(1)}>
							Next
						</Button>
					</p>
				)}
			</div>
		</Dialog>
	)
}
