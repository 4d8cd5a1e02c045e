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
	'aria-describedby'?: string
	'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** The control's own attributes win. */
export function useFieldAttributes(own: OwnAttributes): OwnAttributes {
	const field = use(FieldContext)
	return {
		id: own.id ?? field?.id,
		'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
		'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
	}
}
