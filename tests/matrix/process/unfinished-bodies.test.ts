import { test } from 'vitest'
import { expectLittleMemory, KINDS } from '#tests/integration/pages/unfinished-bodies.ts'

test.each(KINDS)('400 unfinished %s cost little memory, and a visitor gets through', (...kind) =>
	expectLittleMemory(kind),
)
