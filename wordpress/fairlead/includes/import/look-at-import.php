<?php
/**
 * What an import would change, before anything is changed.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** When a record was edited last according to its file: another time here means that it was edited here since. */
const FILE_MODIFIED_META = '_imported_modified';
const MAX_NAMES_SHOWN    = 20;

/**
 * The content files of the site, or why there are none.
 *
 * @return array|string
 */
function content_files() {
	$answer = ask_site( '/api/content-files', null, 30 * MB_IN_BYTES );
	if ( '' !== $answer['error'] ) {
		return $answer['error'];
	}
	$files = $answer['json'];
	if ( ! is_array( $files ) || ! is_array( $files['items'] ?? null ) || ! is_array( $files['media'] ?? null ) ) {
		return __( 'The site sent something that is not its content.', 'fairlead' );
	}
	return $files;
}

/**
 * What an import would do, in sentences; or an `error`.
 */
function look_at_import(): array {
	$files = content_files();
	if ( is_string( $files ) ) {
		return array(
			'error'     => $files,
			'sentences' => array(),
			'changes'   => 0,
		);
	}
	$counts = array_fill_keys( array( 'new', 'changed', 'same', 'pictures' ), 0 );
	$both   = array();
	$known  = imported_records();
	foreach ( import_work( $files ) as list( $kind, $source, $entry ) ) {
		if ( 'make' === $kind ) {
			continue;
		}
		$stored  = $known[ $source ] ?? null;
		$is_same = $stored && md5( $kind . wp_json_encode( $entry ) ) === $stored['digest'];
		if ( 'media' === $kind ) {
			$counts['pictures'] += $is_same ? 0 : 1;
			continue;
		}
		++$counts[ $is_same ? 'same' : ( $stored ? 'changed' : 'new' ) ];
		if ( $stored && ! $is_same && was_edited_here( $stored['id'] ) ) {
			$both[] = plain_text( get_the_title( $stored['id'] ) );
		}
	}
	$options   = has_new_options( is_array( $files['options'] ?? null ) ? $files['options'] : array() );
	$terms     = has_new_terms( is_array( $files['terms'] ?? null ) ? $files['terms'] : array() );
	$changes   = $counts['new'] + $counts['changed'] + $counts['pictures'] + ( $options || $terms ? 1 : 0 );
	$sentences = $changes > 0 ? look_in_words( $counts, $both ) : array( nothing_to_import( $counts['same'] ) );
	if ( $options ) {
		$sentences[] = __( 'General options that are not set yet are filled in.', 'fairlead' );
	}
	return array(
		'error'     => '',
		'sentences' => $sentences,
		'changes'   => $changes,
	);
}

/**
 * Whether general options of the files are not set here.
 *
 * @param array $options Of the site.
 */
function has_new_options( array $options ): bool {
	$stored = stored_options();
	// The order of options says nothing, nor does a list in which nothing is.
	return without_empty( merge_options( merge_options( array(), $options ), $stored ) ) != without_empty( $stored ); // phpcs:ignore Universal.Operators.StrictComparisons.LooseNotEqual
}

/**
 * Whether terms of the files do not exist here.
 *
 * @param array $terms Of the site, by taxonomy.
 */
function has_new_terms( array $terms ): bool {
	foreach ( $terms as $list => $entries ) {
		$taxonomy = CORE_TERMS[ $list ] ?? $list;
		foreach ( taxonomy_exists( $taxonomy ) ? $entries : array() as $entry ) {
			if ( ! get_term_by( 'slug', $entry['slug'], $taxonomy ) ) {
				return true;
			}
		}
	}
	return false;
}

/**
 * Whether a record was edited here after it was imported.
 *
 * @param int $id The record.
 */
function was_edited_here( int $id ): bool {
	$of_file = (string) get_post_meta( $id, FILE_MODIFIED_META, true );
	return '' !== $of_file && get_post( $id )->post_modified_gmt !== $of_file;
}

/**
 * That an import would change nothing, in a sentence.
 *
 * @param int $count How many records the files have.
 */
function nothing_to_import( int $count ): string {
	/* translators: %s: a number of dogs, pages, articles and so on. */
	return sprintf( _n( 'There is nothing to import: the %s record in the files is here already.', 'There is nothing to import: all %s records in the files are here already.', $count, 'fairlead' ), number_format_i18n( $count ) );
}

/**
 * What would happen, in sentences.
 *
 * @param int[]    $counts By kind.
 * @param string[] $both   Names of records that were changed here and in the files.
 * @return string[]
 */
function look_in_words( array $counts, array $both ): array {
	$sentences = array();
	/* translators: 1, 2, 3: numbers. */
	$sentences[] = sprintf( __( '%1$d new, %2$d changed in the files, %3$d stay as they are here.', 'fairlead' ), $counts['new'], $counts['changed'], $counts['same'] );
	if ( $counts['pictures'] > 0 ) {
		/* translators: %d: a number of pictures. */
		$sentences[] = sprintf( _n( '%d picture is copied.', '%d pictures are copied.', $counts['pictures'], 'fairlead' ), $counts['pictures'] );
	}
	if ( $both ) {
		$names = wp_sprintf_l( '%l', array_slice( $both, 0, MAX_NAMES_SHOWN ) ) . ( count( $both ) > MAX_NAMES_SHOWN ? ' …' : '' );
		/* translators: 1: a number. 2: names. */
		$sentences[] = sprintf( _n( '%1$d was changed here and in the files; the import would replace what was changed here: %2$s.', '%1$d were changed here and in the files; the import would replace what was changed here: %2$s.', count( $both ), 'fairlead' ), count( $both ), $names );
	} else {
		$sentences[] = __( 'Nothing that was changed here is lost.', 'fairlead' );
	}
	return $sentences;
}
