import { canBeSwitchedOff } from '../applications/forms/without-questions.ts'
import type { Form } from '../forms/form.ts'
import type { SettingCheck } from './operations.ts'

/** What `applications.questions_off` does, and which of its keys do nothing. @param forms with all their questions */
export function questionsCheck(keys: readonly string[], forms: readonly Form[]): SettingCheck {
	const title = 'Questions that are switched off'
	if (keys.length === 0) return { title, state: 'ok', words: 'None: your forms ask everything.' }
	const labels = new Map<string, { label: string; canBeOff: boolean }>()
	for (const { id, title: formTitle, steps } of forms) {
		for (const field of steps.flatMap(({ fields }) => fields)) {
			const label = `“${field.label}” (${formTitle})`
			labels.set(`${id}.${field.name}`, { label, canBeOff: canBeSwitchedOff(field) })
		}
	}
	const off = keys.flatMap((key) => (labels.get(key)?.canBeOff ? (labels.get(key)?.label ?? '') : []))
	const needed = keys.filter((key) => labels.get(key)?.canBeOff === false)
	const unknown = keys.filter((key) => !labels.has(key))
	const words = [
		off.length > 0 && `Not asked: ${off.join(', ')}.`,
		needed.length > 0 && `Still asked, because no form can do without: ${needed.join(', ')}.`,
		unknown.length > 0 && `Not the key of any question: ${unknown.join(', ')}. Check the spelling.`,
	].filter(Boolean)
	return { title, state: needed.length + unknown.length > 0 ? 'problem' : 'note', words: words.join(' ') }
}
