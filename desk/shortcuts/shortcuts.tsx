import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/layout/dialog.tsx'
import './shortcuts.css'
import { useKeys } from './use-keys.ts'

const LISTS = [
	{
		title: 'In the inbox',
		keys: [
			{ keys: ['j'], words: 'Next case' },
			{ keys: ['k'], words: 'Previous case' },
			{ keys: ['o'], words: 'Open the case' },
			{ keys: ['a'], words: 'Take the case, after a question' },
		],
	},
	{
		title: 'Everywhere',
		keys: [
			{ keys: ['/'], words: 'Search' },
			{ keys: ['g', 'i'], words: 'Inbox' },
			{ keys: ['g', 'd'], words: 'Dogs' },
			{ keys: ['g', 't'], words: 'Workload' },
			{ keys: ['g', 'q'], words: 'Held back' },
			{ keys: ['?'], words: 'This list' },
		],
	},
]

/** The keys of every page, for people who switched them on, and the list of all. */
export function Shortcuts() {
	const navigate = useNavigate()
	const [isOpen, setOpen] = useState(false)
	useKeys({
		'/': () => focusSearch() || navigate('/'),
		'g i': () => navigate('/'),
		'g d': () => navigate('/dogs'),
		'g t': () => navigate('/team'),
		'g q': () => navigate('/quarantine'),
		'?': () => setOpen(true),
	})
	return (
		<Dialog title="Keyboard shortcuts" kind="dialog" open={isOpen} onClose={() => setOpen(false)}>
			<div className="shortcuts">
				{LISTS.map(({ title, keys }) => (
					<table key={title}>
						<caption>{title}</caption>
						<tbody>
							{keys.map(({ keys, words }) => (
								<tr key={words}>
									<th scope="row">
										{keys.map((key, index) => (
											<span key={key}>
												{index > 0 && <span> then </span>}
												<kbd>{key}</kbd>
											</span>
										))}
									</th>
									<td>{words}</td>
								</tr>
							))}
						</tbody>
					</table>
				))}
			</div>
			<p className="mt-4 text-ink-2">Switch them off under your name.</p>
		</Dialog>
	)
}

function focusSearch(): boolean {
	const field = document.querySelector<HTMLInputElement>('main input[type=search]')
	field?.focus()
	field?.select()
	return field !== null
}
