import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { listenerOf } from '#app/ui/sections/listeners.ts'
import { FormSection } from '#app/ui/sections/page-section/page-section-form.tsx'
import '#app/ui/sections/page-section/page-section-form.css'
import { Prose } from '#app/ui/sections/prose.tsx'
import IconDownload from '~icons/ph/download-simple-bold'
import reading from '../articles/reading.webp'
import { AskPanel } from '../ask-panel.tsx'
import { ContentsList } from '../contents-list.tsx'
import { PrintButton } from '../print-button.tsx'
import { ContentsFold } from './contents-fold.tsx'
import type { DocFigure } from './doc-figures.ts'
import { DocChoice, DocColumn, type DocLink } from './doc-list.tsx'
import './docs.css'
import figureStyles from './report-figures.css?url'
import partStyles from './report-parts.css?url'

export interface DocData {
	slug: string
	title: string
	excerpt: string
	/** "Version 2.0, 2 November 2026" */
	status: string
	picture: PictureData | null
	file: { url: string; text: string } | null
	/** Filled for a report that opens with its figures. */
	figures: DocFigure[]
	/** Some of its tables have bars. */
	hasBars: boolean
	headings: { id: string; text: string }[]
	html: string
	docs: DocLink[]
	phone: string
}

export function DocView({ doc }: { doc: DocData }) {
	const isReport = doc.figures.length > 0
	const hasContents = doc.headings.length > 1
	return (
		<>
			{(isReport || doc.hasBars) && <link rel="stylesheet" href={figureStyles} precedence="default" />}
			{isReport && <link rel="stylesheet" href={partStyles} precedence="default" />}
			<div className="bg-sky-wash">
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: doc.title }]} />
				<Wrap className={cn('doc-head', isReport && 'doc-report')}>
					<DocHead doc={doc} />
					{isReport ? (
						<img src={listenerOf(doc.title)} width={480} height={400} alt="" decoding="async" className="no-print" />
					) : (
						<img src={reading} width={720} height={440} alt="" decoding="async" className="no-print max-md:hidden" />
					)}
					{isReport && <Figures figures={doc.figures} />}
				</Wrap>
			</div>
			<Wrap className={cn('doc-body', !isReport && 'pb-section')}>
				<div className="doc-rail">
					{hasContents && <ContentsList headings={doc.headings} className="rounded-none bg-transparent p-0" />}
					<DocColumn docs={doc.docs} current={doc.slug} />
				</div>
				<article aria-label={doc.title} className="doc-text grid grid-cols-1 gap-7">
					{hasContents && <ContentsFold headings={doc.headings} />}
					<Prose html={doc.html} opening={isReport} />
					{isReport ? (
						doc.status && <p className="text-note text-ink-2">{doc.status}</p>
					) : (
						<AskPanel title="Still not sure?" ending="A person answers." phone={doc.phone} />
					)}
					{/* On phones the other documents come last, so that the text begins on the first screen. */}
					<DocChoice docs={doc.docs} current={doc.slug} />
				</article>
			</Wrap>
			{/* A report ends with what comes of it; a policy with its text. */}
			{isReport && <FormSection {...WAYS_TO_HELP} phone={doc.phone} />}
		</>
	)
}

const WAYS_TO_HELP = {
	title: 'Be part of the next one',
	text: 'Give, foster, walk a dog or sew a bandana: there is something here for an hour, and something for years.',
	form: { text: 'See the ways to help', url: '/waystohelp' },
}

/** The first is the largest. */
function Figures({ figures }: { figures: DocFigure[] }) {
	return (
		<dl className="doc-figures">
			{figures.map(({ value, text }) => (
				<div key={value + text}>
					<dt>{value}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	)
}

function DocHead({ doc }: { doc: DocData }) {
	return (
		<header className="grid content-center justify-items-start gap-4">
			<h1 className="wrap-anywhere">{doc.title}</h1>
			{doc.status && doc.figures.length === 0 && <p className="text-note text-ink-2">{doc.status}</p>}
			{doc.excerpt && <p className="max-w-measure text-lede font-medium">{doc.excerpt}</p>}
			{doc.file && (
				<ButtonLink to={doc.file.url} variant="outline" size="sasm" className="no-print">
					<IconDownload aria-hidden className="size-[1.25em] flex-none" />
					{doc.file.text}
				</ButtonLink>
			)}
			{!doc.file && <PrintButton />}
		</header>
	)
}
