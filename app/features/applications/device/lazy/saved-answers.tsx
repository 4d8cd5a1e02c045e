import { type RefObject, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { isUnsent } from '#app/browser/recovery/submit-or-stay.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { savedAnswers } from './answer-storage.ts'
import { autosave } from './autosave.ts'
import { emptyBoxes, fillEmpty } from './boxes.ts'

interface SavedAnswersProps {
	form: RefObject<HTMLFormElement | null>
	/** The path of the step. */
	path: string
	/** Paths of steps whose answers the server has. */
	savedPaths: string[]
	/** Fields that may be saved on the device. */
	names: string[]
	/** Whether the form has other fields. */
	hasOthers: boolean
}

/** Saves the answers of a step on this device until the server has them, and restores them. */
export function SavedAnswers({ form: formRef, path, savedPaths, names, hasOthers }: SavedAnswersProps) {
	const [filled, setFilled] = useState<string[]>([])
	const [isCleared, setCleared] = useState(false)
	const note = useRef<HTMLDivElement>(null)
	const answer = useActionData<unknown>()
	const isSubmitted = useRef(false)

	useEffect(() => {
		// The submission failed.
		if (isUnsent(answer)) isSubmitted.current = false
	}, [answer])
	useEffect(() => {
		const form = formRef.current
		if (!form) return
		const restore = fillEmpty(form, savedAnswers.read(path) ?? {})
		if (restore.length > 0) setFilled(restore)
		savedAnswers.forgetOld()
		return autosave({ form, path, names, hasOthers, isSubmitted })
	}, [formRef, path, names, hasOthers])

	useEffect(() => {
		for (const saved of savedPaths) savedAnswers.forget(saved)
	}, [savedPaths])

	function clear() {
		if (formRef.current) emptyBoxes(formRef.current, filled)
		savedAnswers.forget(path)
		setCleared(true)
		note.current?.focus()
	}
	if (filled.length === 0) return null
	return (
		<Notice ref={note} tone="info" tabIndex={-1}>
			<p role="status">
				{isCleared ? 'Cleared. It’s no longer on this device.' : 'We’ve put back what you typed on this device.'}
			</p>
			{!isCleared && (
				<Button variant="link" size="link-s-bold" onClick={clear}>
					Clear it
				</Button>
			)}
		</Notice>
	)
}
