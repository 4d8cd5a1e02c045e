import { createContext, use } from 'react'

interface FieldState {
	id: string
	describedBy: string | undefined
	invalid: boolean
}

/** The id, error and description of the control inside a `Field`. */
export const FieldContext = createContext<FieldState | null>(null)

interface OwnAttributes {
	id?: string
	type?: string | undefined
	'aria-describedby'?: string
	'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** The control's own attributes win. */
export function useFieldAttributes(own: OwnAttributes): Omit<OwnAttributes, 'type'> {
	const field = use(FieldContext)
	return {
		id: own.id ?? field?.id,
		'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
		'aria-invalid': own['aria-invalid'] ?? (field?.invalid || saidByBrowser(own)),
	}
}

/** Browsers call half an email address invalid while it is typed, so such a field says that it is not. */
function saidByBrowser({ type }: OwnAttributes): false | undefined {
	return type === 'email' ? false : undefined
}
