import { ButtonLink } from '#app/ui/button.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'

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
	/** What to have ready, on wide screens. */
	have?: string[]
	phone: string
	/** On the contact page: the other ways to ask. Each text may be "". */
	contact?: { email: string; hours: string; centres: PlaceToVisit[]; next: string[] } | null
	/** Who answers, or near the dog; null for no person. */
	host?: { title: string; name: string; place: string; picture: PictureData | null } | null
}

export interface PlaceToVisit {
	name: string
	/** "" where the heading says those of all centres. */
	hours: string
	address: string
	/** To a map. */
	directions: string
	/** Who visitors meet. */
	person: { name: string; role: string; picture: PictureData | null } | null
}

/** Beside a form, on small screens below it: the dog it is about, and whom to ring for help. */
export function FormSide({ side }: { side: FormSideData }) {
	const { about, phone, host, contact, have = [] } = side
	if (!about && !phone && !contact) return null
	return (
		<div className="form-side no-print">
			{contact && <ContactDetails {...contact} phone={phone} />}
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
			{phone && !contact && (
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
			{have.length > 0 && (
				<div className="form-before">
					<h2 className="text-h4">Have ready</h2>
					<ul>
						{have.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</div>
			)}
		</div>
	)
}

export interface RingFirstData {
	/** "" without a number to ring. */
	phone: string
	/** Forms that say what to do first. */
	links: { text: string; url: string }[]
}

/** Above the contact form: what cannot wait for a reply, and what has a form of its own. */
export function RingFirst({ phone, links }: RingFirstData) {
	return (
		<section aria-labelledby="ring-first" className="form-advice form-ring band-ball no-print">
			<div className="grid gap-1">
				<h2 id="ring-first" className="text-h3">
					{phone ? 'Lost your dog? Don’t wait' : 'Is it one of these?'}
				</h2>
				<p>{phone ? 'Ringing is quicker than writing.' : 'Each has its own form.'}</p>
			</div>
			{phone && (
				<ButtonLink to={phoneHref(phone)} size="pasm">
					<IconPhone aria-hidden className="size-[1.1em] flex-none" />
					Ring {phone}
				</ButtonLink>
			)}
			{links.length > 0 && (
				<div className={phone && 'mt-2'}>
					{phone && <p>{links.length > 1 ? 'Each of these has its own form:' : 'This has its own form:'}</p>}
					<p className="flex flex-wrap gap-x-6">
						{links.map(({ text, url }) => (
							<SiteLink key={url} to={url} className="inline-flex min-h-11 items-center font-semibold">
								{text}
							</SiteLink>
						))}
					</p>
				</div>
			)}
		</section>
	)
}

type ContactDetailsProps = NonNullable<FormSideData['contact']> & { phone: string }

function ContactDetails({ phone, email, hours, centres, next }: ContactDetailsProps) {
	return (
		<>
			<h2 className="text-h3">What happens next</h2>
			<ol className="form-discs mb-4">
				{next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			{(phone || email) && (
				<div className="grid gap-2">
					<h2 className="text-h3">Talk to us</h2>
					{phone && (
						<p className="font-display text-h3 font-extrabold">
							<SiteLink to={phoneHref(phone)}>{phone}</SiteLink>
						</p>
					)}
					{email && (
						<p className="wrap-anywhere">
							<SiteLink to={`mailto:${email}`}>{email}</SiteLink>
						</p>
					)}
				</div>
			)}
			{centres.length > 0 && (
				<div className="mt-4">
					<h2 className="text-h3">Come and see us</h2>
					{hours && <p className="text-ink-2">{hours}</p>}
					<ul className="form-answers mt-3">
						{centres.map(({ name, hours, address, directions, person }) => (
							<li key={name} className="flex items-start gap-4">
								{person?.picture && <Picture picture={{ ...person.picture, alt: '' }} sizes="6rem" className="face" />}
								<div className="grid min-w-0 gap-1">
									<h3 className="text-h4">{name}</h3>
									{address && <p>{address}</p>}
									{hours && <p className="text-note text-ink-2">{hours}</p>}
									{person && (
										<p className="text-note text-ink-2">{[person.name, person.role].filter(Boolean).join(', ')}</p>
									)}
									{directions && (
										<p>
											<a href={directions} className="inline-flex min-h-11 items-center font-semibold">
												Directions<span className="sr-only"> to {name}</span>
											</a>
										</p>
									)}
								</div>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	)
}
