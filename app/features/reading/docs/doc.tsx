import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { listenerOf } from '#app/ui/sections/listeners.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import IconDownload from '~icons/ph/download-simple-bold'
import { ContentsList } from '../contents-list.tsx'
import { ContentsFold } from './contents-fold.tsx'
import { DocChoice, DocColumn, type DocLink } from './doc-list.tsx'
import './docs.css'

export interface DocData {
	slug: string
	title: string
	excerpt: string
	/** "Version 2.0, 2 November 2026" */
	status: string
	picture: PictureData | null
	file: { url: string; text: string } | null
	headings: { id: string; text: string }[]
	html: string
	docs: DocLink[]
	phone: string
}

export function DocView({ doc }: { doc: DocData }) {
	return (
		<>
			<div className="bg-sky-wash">
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: doc.title }]} />
				<Wrap className="doc-head">
					<DocHead doc={doc} />
					<img
						src={listenerOf(doc.title)}
						width={480}
						height={400}
						alt=""
						decoding="async"
						className="no-print max-md:hidden"
					/>
				</Wrap>
			</div>
			<Wrap className="pt-[clamp(1.75rem,1rem+2.4vw,3rem)] pb-section">
				<div className="grid items-start gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-[12.5rem_1fr_12.5rem] print:block">
					<DocColumn docs={doc.docs} current={doc.slug} />
					<article className="grid grid-cols-1 gap-7 lg:col-start-2 lg:row-start-1">
						{doc.headings.length > 1 && <ContentsFold headings={doc.headings} />}
						<Prose html={doc.html} />
						{/* On phones the other documents come last, so that the text begins on the first screen. */}
						<DocChoice docs={doc.docs} current={doc.slug} />
					</article>
					{doc.headings.length > 1 && (
						<ContentsList
							headings={doc.headings}
							className="hidden lg:sticky lg:top-25 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:rounded-s lg:bg-transparent lg:p-0"
						/>
					)}
				</div>
			</Wrap>
		</>
	)
}

function DocHead({ doc }: { doc: DocData }) {
	return (
		<header className="grid content-center justify-items-start gap-4">
			<h1 className="wrap-anywhere">{doc.title}</h1>
			{doc.status && <p className="text-note text-ink-2">{doc.status}</p>}
			{doc.excerpt && <p className="max-w-measure text-lede font-medium">{doc.excerpt}</p>}
			{doc.file && (
				<ButtonLink to={doc.file.url} variant="outline" size="sasm" className="no-print">
					<IconDownload aria-hidden className="size-[1.25em] flex-none" />
					{doc.file.text}
				</ButtonLink>
			)}
		</header>
	)
}
