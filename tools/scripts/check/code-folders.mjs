/** Every folder with code, for the import rules. A test compares the list with the folders there are. */
export const CODE_FOLDERS = [
	'app',
	'content',
	'desk',
	'domain',
	'jobs',
	'lib',
	'records',
	'server',
	'tests',
	'tools',
	'wordpress',
]
