import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import './ask-panel.css'

interface AskPanelProps {
	/** A question of the reader's. */
	title: string
	/** After the ways to ask. */
	ending: string
	phone: string
}

/** Below a text: the ways to ask what it leaves open. */
export function AskPanel({ title, ending, phone }: AskPanelProps) {
	return (
		<p className="ask-panel no-print">
			<b>{title}</b>
			{phone && (
				<span>
					Ring{' '}
					<SiteLink to={phoneHref(phone)} className="font-display font-bold">
						{phone}
					</SiteLink>
					, or{' '}
				</span>
			)}
			<SiteLink to="/apply/contact/question">{phone ? 'ask us in writing' : 'Ask us in writing'}</SiteLink>. {ending}
		</p>
	)
}
