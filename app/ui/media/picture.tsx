import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Mark } from './logo.tsx'
import { fileSizes, middleWidth, pictureAddress, pictureSet } from './picture-url.ts'

/** A picture of the content backend, as the site's image service delivers it. */
export interface PictureData {
	id: string
	/** Changes with the file, so that addresses may be kept for ever. */
	version: string
	/** "" for a picture that only decorates. */
	alt: string
	/** Pixels of the largest version; they reserve the space before the picture is there. */
	width: number
	height: number
	/** The point that must stay in view when the picture is cropped, 0..1 from the left and the top. */
	focal: [x: number, y: number]
	/** Widths the service offers, ascending. */
	widths: number[]
}

interface PictureProps {
	picture: PictureData | null
	/** How wide the slot is, in the words of the `sizes` attribute: "(min-width: 60rem) 38rem, 100vw". */
	sizes: string
	/** For the first large picture of a page: fetched at once instead of when it comes near. */
	priority?: boolean
	/** The slot: its size, shape and corners. */
	className?: string
	/** What stands in the slot when there is no picture; the mark of the site when not given. */
	fallback?: ReactNode
}

/** Fills its slot with a picture, cropped around its focal point. */
export function Picture({ picture, sizes, priority = false, className, fallback }: PictureProps) {
	if (!picture) {
		return (
			<span className={cn('grid place-items-center overflow-hidden bg-sky-wash', className)}>
				{fallback ?? <Mark className="size-2/5 max-h-40 max-w-40" />}
			</span>
		)
	}
	const [x, y] = picture.focal.map(towardsEdge)
	return (
		<img
			src={pictureAddress(picture, middleWidth(picture))}
			srcSet={pictureSet(picture)}
			sizes={fileSizes(picture, sizes)}
			alt={picture.alt}
			width={picture.width}
			height={picture.height}
			loading={priority ? 'eager' : 'lazy'}
			decoding={priority ? 'auto' : 'async'}
			fetchPriority={priority ? 'high' : undefined}
			className={cn('bg-mist object-cover', className)}
			onLoad={goOn}
			style={{ objectPosition: `${percent(x)} ${percent(y)}` }}
		/>
	)
}

/** React delays a transition up to a second for pictures without a load handler. The slot has a background meanwhile. */
function goOn() {}

/**
 * A percentage lays this point of the picture on the same point of the slot, so a nose near the edge would stay near the
 * edge, however much is cropped. Going a little further brings it towards the middle, and is safe in any shape of slot up
 * to five times as narrow as the picture.
 */
function towardsEdge(share: number): number {
	return Math.min(1, Math.max(0, share + (share - 0.5) / 2))
}

function percent(share = 0.5): string {
	return `${Math.round(share * 100)}%`
}
