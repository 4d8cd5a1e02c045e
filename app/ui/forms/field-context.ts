import { createContext, use } from 'react'

interface FieldState {
	id: string
	describedBy: string | undefined
	invalid: boolean
}

/** Tells the control inside a `Field` its id, its error and what describes it. */
export const FieldContext = createContext<FieldState | null>(null)

interface OwnAttributes {
	id?: string
	'aria-describedby'?: string
	'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** Attributes from the surrounding field; the control's own win. */
export function useFieldAttributes(own: OwnAttributes): OwnAttributes {
	const field = use(FieldContext)
	return {
		id: own.id ?? field?.id,
		'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
		'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
	}
}
