import type { ReactNode } from 'react'
import IconCheck from '~icons/ph/check-circle-fill'
import IconInfo from '~icons/ph/info-fill'
import IconWarning from '~icons/ph/warning-circle-fill'
import './verdict.css'

const ICONS = { good: IconCheck, note: IconInfo, caution: IconWarning, danger: IconWarning }

interface VerdictProps {
	/** `note`: to know, with nothing to do. */
	tone: 'good' | 'note' | 'caution' | 'danger'
	/** What was found, in a sentence. */
	text: string
	/** When it was checked, and what to do. */
	children?: ReactNode
}

/** What a check found, first on its page. */
export function Verdict({ tone, text, children }: VerdictProps) {
	const Icon = ICONS[tone]
	return (
		<div className="data-verdict" data-tone={tone}>
			<Icon aria-hidden />
			<div>
				<p role="status">{text}</p>
				{children && <p>{children}</p>}
			</div>
		</div>
	)
}
