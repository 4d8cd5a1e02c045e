/**
 * One line for each shape the types of `content.ts` have had: a short hash of the file without its comments.
 *
 * When a test says that the types have changed, add the hash it names as a new last line. Never change a line above: a
 * snapshot of an older shape would miss what pages rely on, and it is the number of lines that tells it is older.
 */
export const CONTENT_SHAPES = ['86fed0828151a1ff', '2b418186ce591f30', '09b36c34cb781967', '3d47054a37546c68']

/** Written into each snapshot; one of another version is not read. */
export const SNAPSHOT_VERSION = CONTENT_SHAPES.length
