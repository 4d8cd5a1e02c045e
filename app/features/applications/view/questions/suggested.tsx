import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

interface SuggestedProps {
	suggestion: { message: string; value: string }
	inputId: string
}

/** "Did you mean @gmail.com?", with a button that fills it in. Without JavaScript it is a hint. */
export function Suggested({ suggestion, inputId }: SuggestedProps) {
	const [state, setState] = useState<'words' | 'button' | 'taken'>('words')
	useEffect(() => setState('button'), [])
	function take() {
		const input = document.getElementById(inputId)
		if (!(input instanceof HTMLInputElement)) return
		input.value = suggestion.value
		// So that it is saved on the device like typed input.
		input.dispatchEvent(new Event('input', { bubbles: true }))
		input.focus()
		setState('taken')
	}
	return (
		<p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-s bg-ball-wash px-3.5 py-1.5">
			{state === 'taken' ? `Changed to ${suggestion.value}` : suggestion.message}
			{state === 'button' && (
				<Button variant="link" size="link-s-bold" onClick={take} className="min-h-11 wrap-anywhere">
					Use {suggestion.value}
				</Button>
			)}
		</p>
	)
}
