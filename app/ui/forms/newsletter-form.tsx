import { useId } from 'react'
import { NEWS_PROMISE } from '#lib/newsletter-words.ts'
import { Button } from '../button.tsx'
import { Honeypot } from './honeypot.tsx'

interface NewsletterFormProps {
	/** The page that receives the address by `POST`, as "email". */
	action: string
	/** The place on the site, stored with the address. */
	from: string
	/** `aria-labelledby`. */
	labelledBy?: string
}

/**
 * One email field and one button. Without `Field`, whose code most pages do not load. Not of the type "email": browsers refuse there what a chat
 * pastes invisibly around an address, and the server takes it.
 */
export function NewsletterForm({ action, from, labelledBy }: NewsletterFormProps) {
	const id = useId()
	return (
		<form method="post" action={action} aria-labelledby={labelledBy} className="grid gap-3">
			<input type="hidden" name="from" value={from} />
			<Honeypot />
			<div className="flex flex-wrap items-end gap-3">
				<div className="grid flex-[1_1_15rem] content-start gap-1.5">
					<label htmlFor={id} className="leading-[1.35] font-bold">
						Email address
					</label>
					<input
						id={id}
						type="text"
						inputMode="email"
						name="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
						required
						className="w-full min-h-13 rounded-s border-2 border-line-strong bg-raised px-3.5 py-2.5 text-body leading-[1.4] text-ink hover:border-ink"
					/>
				</div>
				<Button type="submit" size="sasm">
					Sign me up
				</Button>
			</div>
			<p className="text-note">{NEWS_PROMISE}</p>
		</form>
	)
}
