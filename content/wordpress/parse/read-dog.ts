import type { Dog } from '#content/model/content.ts'
import { dogFields } from '#content/model/dog.ts'
import { readFields } from '#content/model/fields/field.ts'
import { hasUnsetZeros, withoutUnsetZeros } from '#content/model/fields/unset-zeros.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

const UNSET_ZEROS = 'has zeros for fields that were never filled in; its zeros and falses count as not known'

export function readDog(record: RawRecord, context: RecordContext): Dog {
	const { headings: _, ...base } = readBase(record, context)
	const known = readFields(dogFields, withoutUnsetZeros(dogFields, record), context)
	if (hasUnsetZeros(dogFields, record)) context.warn('meta', UNSET_ZEROS)
	return { ...base, ...known }
}
