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
}

/** Beside a form, on small screens below it: the dog it is about, and a phone number for help. */
export function FormSide({ side: { about, phone } }: { side: FormSideData }) {
	if (!about && !phone) return null
	return (
		<div className="grid gap-4 rounded-l bg-mist p-6 side:sticky side:top-25 no-print">
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
				<p>
					<b>Stuck?</b> Ring{' '}
					<SiteLink to={phoneHref(phone)} className="font-display font-bold wrap-anywhere">
						{phone}
					</SiteLink>{' '}
					and we’ll fill it in with you.
				</p>
			)}
		</div>
	)
}
