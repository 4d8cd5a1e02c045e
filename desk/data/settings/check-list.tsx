import type { SettingCheck } from '#domain/desk/operations.ts'
import IconCheck from '~icons/ph/check-bold'
import IconInfo from '~icons/ph/info-bold'
import IconWarning from '~icons/ph/warning-circle-fill'

const STATES = {
	ok: { Icon: IconCheck, words: 'Works' },
	note: { Icon: IconInfo, words: 'Worth knowing' },
	problem: { Icon: IconWarning, words: 'To fix' },
}

/** What was tried, each with what follows from it; a problem with what to do. */
export function CheckList({ checks }: { checks: SettingCheck[] }) {
	return (
		<ul className="checks">
			{checks.map(({ title, state, words, todo }) => {
				const { Icon, words: stateWords } = STATES[state]
				return (
					<li key={`${title} ${words}`} data-state={state}>
						<Icon role="img" aria-label={stateWords} />
						<h3>{title}</h3>
						<div>
							<p>
								<WithNames text={words} />
							</p>
							{todo && (
								<p>
									<b>To do:</b> <WithNames text={todo} />
								</p>
							)}
						</div>
					</li>
				)
			})}
		</ul>
	)
}

/** Names of settings, and commands. */
const NAMES = /(\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\bnpm run [\w-]+)/

/** What is typed as it stands looks so. */
function WithNames({ text }: { text: string }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
	return text.split(NAMES).map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
