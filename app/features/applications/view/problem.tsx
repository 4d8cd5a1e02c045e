import { useEffect, useRef } from 'react'
import { Notice } from '#app/ui/notice.tsx'

/** What went wrong on our side, first on the page. It takes the focus, as a list of errors would. */
export function Problem({ text }: { text: string | null }) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (text) box.current?.focus()
	}, [text])
	if (!text) return null
	return (
		<Notice ref={box} tone="danger" tabIndex={-1}>
			<p role="alert" className="font-bold">
				{text}
			</p>
		</Notice>
	)
}
