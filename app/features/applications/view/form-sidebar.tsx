import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'

export interface FormSideData {
	about: {
		/** "You are applying for" */
		label: string
		name: string
		/** "Terrier cross, Alder Bank" */
		note: string
		picture: PictureData | null
		/** The dog on a transparent ground. */
		cutout?: PictureData | null
	} | null
	phone: string
	/** Answers to common questions. */
	answers?: { title: string; text: string; url: string }[]
	/** Who answers, or near the dog; null for no person. */
	host?: { title: string; name: string; place: string; picture: PictureData | null } | null
}

/** Beside a form, on small screens below it: the dog it is about, and whom to ring for help. */
export function FormSide({ side: { about, phone, host, answers = [] } }: { side: FormSideData }) {
	if (!about && !phone && answers.length === 0) return null
	return (
		<div className="form-side no-print">
			{answers.length > 0 && <QuickAnswers answers={answers} />}
			{about && (
				<div className="flex items-center gap-4">
					{about.picture && <Picture picture={about.picture} sizes="6rem" className="size-24 flex-none rounded-m" />}
					<div className="grid min-w-0 gap-1">
						<p className="text-note text-ink-2">{about.label}</p>
						<p className="font-display text-h3 font-extrabold">{about.name}</p>
						{about.note && <p className="text-note text-ink-2">{about.note}</p>}
					</div>
				</div>
			)}
			{phone && (
				<div className="flex flex-wrap items-center gap-4">
					{host?.picture && <Picture picture={{ ...host.picture, alt: '' }} sizes="6rem" className="face" />}
					<div className="grid min-w-0 flex-[1_1_9rem] gap-1">
						<p className="font-display text-h4 font-extrabold">{host?.title ?? 'Stuck?'}</p>
						<p>
							Ring{' '}
							<SiteLink to={phoneHref(phone)} className="font-display font-bold inline-block">
								{phone}
							</SiteLink>{' '}
							and we’ll fill it in with you.
						</p>
						{host && <p className="text-note text-ink-2">{[host.name, host.place].filter(Boolean).join(', ')}</p>}
					</div>
				</div>
			)}
		</div>
	)
}

function QuickAnswers({ answers }: { answers: NonNullable<FormSideData['answers']> }) {
	return (
		<div>
			<h2 className="mb-3 text-h3">Quick answers</h2>
			<ul className="form-answers">
				{answers.map(({ title, text, url }) => (
					<li key={title}>
						<h3 className="text-h4">{url ? <SiteLink to={url}>{title}</SiteLink> : title}</h3>
						<p className="mt-1">{text}</p>
					</li>
				))}
			</ul>
		</div>
	)
}
