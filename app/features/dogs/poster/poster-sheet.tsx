import { cn } from '#app/ui/cn.ts'
import { Mark } from '#app/ui/media/logo.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { NoPicture } from '../card/no-picture.tsx'
import { nameSize } from './name-size.ts'
import { PosterCall, type PosterCallData } from './poster-call.tsx'

export interface PosterSheetData extends PosterCallData {
	name: string
	charity: string
	/** One for each dog; the illustrated face replaces a missing photograph. */
	faces: { id: number; picture: PictureData | null }[]
	/** Muted, for a reserved dog. */
	isFaded: boolean
	facts: string[]
	tag: string
	/** Whether the tag shows a status and must stand out. */
	isState: boolean
}

/**
 * One sheet of paper. All lengths are shares of its width (cqw), so the preview, A4 and A5 are the same drawing. Same
 * colours in both themes, light enough for a monochrome printer.
 */
export function PosterSheet({ size, ...sheet }: PosterSheetData & { size: 'a4' | 'a5' }) {
	const { name, charity, faces, facts, tag } = sheet
	return (
		<article
			aria-label="The poster"
			className={cn(
				'poster side:col-start-1 side:row-span-2 side:row-start-1',
				size === 'a5' ? 'poster-a5' : 'poster-a4',
			)}
		>
			<div className="poster-paper">
				<div className="poster-top grid">
					<p className="poster-line flex items-center justify-between font-display leading-tight font-bold">
						<span className="poster-brand flex min-w-0 items-center leading-none font-extrabold">
							<Mark />
							{charity}
						</span>
						<span className="text-right">{facts.join(', ')}</span>
					</p>
					<p className="poster-name font-display font-black wrap-anywhere" style={{ fontSize: `${nameSize(name)}cqw` }}>
						{name}
					</p>
				</div>
				<div className="poster-faces relative flex-1">
					{/* They take the room that the words leave. */}
					<div className="absolute inset-0 flex">
						{faces.map(({ id, picture }) => (
							<Picture
								key={id}
								picture={picture}
								// The largest file: paper has four times the resolution of a screen.
								sizes="100rem"
								priority
								className={cn('h-full min-w-0 flex-1 object-cover', sheet.isFaded && 'poster-faded')}
								fallback={<NoPicture />}
							/>
						))}
					</div>
					<Wave />
					{tag && <Tag isState={sheet.isState}>{tag}</Tag>}
				</div>
				<PosterCall {...sheet} />
			</div>
		</article>
	)
}

/** The edge of the ground, and the lead along it. */
function Wave() {
	return (
		<svg viewBox="0 0 1000 110" aria-hidden="true" className="poster-wave absolute inset-x-0 w-full">
			<path d="M0 30C180 120 360 100 560 60S860 40 1000 96V110H0Z" />
			<path d="M-20 20C180 120 360 100 560 60S860 40 1020 100" strokeLinecap="round" />
		</svg>
	)
}

/** A white edge keeps the tag visible on a dark photograph. */
function Tag({ isState, children }: { isState: boolean; children: string }) {
	return (
		<p
			className={cn(
				'poster-tag absolute flex items-center rounded-pill font-display leading-tight font-bold',
				isState ? 'poster-state bg-c-ink text-c-white' : 'bg-c-white',
			)}
		>
			<span className="size-[.8em] rounded-pill" />
			{children}
		</p>
	)
}
