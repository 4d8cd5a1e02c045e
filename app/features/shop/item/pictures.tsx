import { type MouseEvent, useState } from 'react'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { pictureAddress } from '#app/ui/media/picture-url.ts'
import type { LargePictures } from './large-pictures.tsx'

const loadLarge = () => import('./large-pictures.tsx')

function prepareLarge() {
	// The press handles a failure.
	loadLarge().catch(() => {})
}

/** All views of an item, the first one large. Each is a link to its file; with the app it opens in a dialog. */
export function Pictures({ title, pictures }: { title: string; pictures: PictureData[] }) {
	const [Large, setLarge] = useState<typeof LargePictures | null>(null)
	const [shown, setShown] = useState(0)
	const [isOpen, setIsOpen] = useState(false)

	async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		const { href } = event.currentTarget
		try {
			const file = await loadLarge()
			setLarge(() => file.LargePictures)
			setShown(index)
			setIsOpen(true)
		} catch {
			// Offline, or a newer deployment.
			window.location.assign(href)
		}
	}

	if (pictures.length === 0) return <Picture picture={null} sizes="" className="aspect-square w-full rounded-xl" />
	return (
		<div className="merch-pictures">
			<ul aria-label={`Pictures of ${title}`} onPointerEnter={prepareLarge} onFocus={prepareLarge}>
				{pictures.map((picture, index) => (
					<li key={picture.id}>
						<a
							href={pictureAddress(picture, picture.widths.at(-1) ?? picture.width)}
							onClick={(event) => enlarge(event, index)}
						>
							{/* In front of the description: a space would be read before punctuation behind a picture. */}
							<VisuallyHidden>{`See picture ${index + 1} large${picture.alt && ':'} `}</VisuallyHidden>
							<Picture
								picture={picture}
								sizes={index === 0 ? '(min-width: 960px) 41rem, 92vw' : '(min-width: 960px) 20rem, 80vw'}
								priority={index === 0}
								className="aspect-square w-full"
							/>
						</a>
					</li>
				))}
			</ul>
			{/* Stays, so that closing gives the focus back. */}
			{Large && (
				<Large
					title={title}
					pictures={pictures}
					shown={shown}
					isOpen={isOpen}
					show={setShown}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</div>
	)
}
