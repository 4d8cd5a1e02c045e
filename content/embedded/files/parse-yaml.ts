import { CORE_SCHEMA, loadAll, YAMLException } from 'js-yaml'

/** What js-yaml says of text with a colon in it that has no quotation marks, the commonest mistake in a title. */
const BAD_INDENTATION = 'bad indentation of a mapping entry'

/**
 * Parses one YAML 1.2 document (core schema: dates stay text); `undefined` when there is none.
 * Throws an error that names line and column, counted from the start of the file.
 *
 * @param linesBefore lines of the file above `source`
 */
export function parseYaml(source: string, linesBefore = 0): unknown {
	const documents = readDocuments(source, linesBefore)
	if (documents.length > 1) throw new Error('must hold one YAML document: remove the line "---" between them')
	return documents[0]
}

function readDocuments(source: string, linesBefore: number): unknown[] {
	try {
		return loadAll(source, { schema: CORE_SCHEMA })
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error
		const place = error.mark ? `line ${error.mark.line + 1 + linesBefore}, column ${error.mark.column + 1}: ` : ''
		throw new Error(place + advice(error.reason))
	}
}

function advice(reason: string): string {
	if (reason !== BAD_INDENTATION) return reason
	return 'check the spaces at the start of the line, and put text that has a colon in quotation marks'
}
