import { ButtonLink } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'

export interface Advice {
	title: string
	text: string
	/** Steps to take in order. */
	list: string[]
	links: { text: string; url: string }[]
	/** A number to ring before anything else; "" for none. */
	phone: string
}

interface AdviceFirstProps {
	advice: Advice
	/** The button that rings is in the head of the page. */
	isRungAbove: boolean
}

/** Advice that may make the form unnecessary. */
export function AdviceFirst({ advice: { title, text, list, links, phone }, isRungAbove }: AdviceFirstProps) {
	return (
		<section aria-labelledby="help" className="form-advice band-ball">
			<h2 id="help" className="text-h3">
				{title}
			</h2>
			<p>{text}</p>
			{list.length > 0 && (
				<ol className="form-discs">
					{list.map((item) => (
						<li key={item}>
							<WithLinkedPhone text={item} phone={phone} />
						</li>
					))}
				</ol>
			)}
			<div className="flex flex-wrap items-center gap-3">
				{phone && !isRungAbove && (
					<ButtonLink to={phoneHref(phone)} size="pasm" className="max-sm:px-4">
						<IconPhone aria-hidden className="size-[1.1em] flex-none" />
						<span>
							Ring <span className="inline-block">{phone}</span>
						</span>
					</ButtonLink>
				)}
				{links.map((link) => (
					<ButtonLink key={link.url} to={link.url} variant="outline" size="pasm">
						{link.text}
					</ButtonLink>
				))}
			</div>
		</section>
	)
}

function WithLinkedPhone({ text, phone }: { text: string; phone: string }) {
	const [before = '', after] = phone ? text.split(phone, 2) : [text]
	if (after === undefined) return text
	return (
		<span>
			{before}
			<SiteLink to={phoneHref(phone)} className="inline-block">
				{phone}
			</SiteLink>
			{after}
		</span>
	)
}
