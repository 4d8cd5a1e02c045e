import { buttonStyles } from '#app/ui/button-styles.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconDownload from '~icons/ph/download-simple-bold'

export interface ShareDownload {
	/** "Square, for a post" */
	label: string
	href: string
	fileName: string
	width: number
	height: number
}

export function ShareDownloads({ downloads }: { downloads: ShareDownload[] }) {
	return (
		<section aria-labelledby="share-downloads" className="no-print side:col-start-2">
			<h2 id="share-downloads" className="text-h3">
				Pictures to share
			</h2>
			<p className="mt-2 text-ink-2">
				With the name on them, so they can travel alone. They change with the news: fetch a fresh one each time you
				post.
			</p>
			<ul className="mt-5 grid gap-5">
				{downloads.map(({ label, href, fileName, width, height }) => (
					<li key={fileName} className="poster-download grid items-center gap-5">
						<span className="block aspect-square rounded-m bg-mist p-2.5">
							<img
								src={href}
								alt=""
								width={width}
								height={height}
								loading="lazy"
								decoding="async"
								className="size-full"
							/>
						</span>
						<div className="grid justify-items-start gap-2">
							<p className="font-display text-h4 leading-tight font-bold">{label}</p>
							<a href={href} download={fileName} className={buttonStyles({ variant: 'outline', size: 'psm' })}>
								<IconDownload aria-hidden className="size-[1.25em] flex-none" />
								Download
								<VisuallyHidden> the picture: {label}</VisuallyHidden>
							</a>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
