<?php
/**
 * Imports the content folder of the site: the sample charity, or a charity's own files. What was imported before and has not
 * changed there since is left as it is here.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** What a record was made from: "dogs/101", "media/biscuit". */
const SOURCE_META = '_imported_from';
/** A hash of what was imported last. */
const DIGEST_META = '_imported_digest';

/** Parents and what others refer to come first. */
const IMPORT_ORDER = array( 'docs', 'pages', 'dogs', 'merch', 'posts', 'stories', 'roles' );

/** Taxonomies of WordPress itself, by their name in the files. */
const CORE_TERMS = array(
	'categories' => 'category',
	'tags'       => 'post_tag',
);

/**
 * Imports for some seconds. Returns how much is `done` of `total`, an `error` in words or '', and what was `left_out`.
 *
 * @param float $seconds Stop beginning new records then.
 */
function import_content( float $seconds ): array {
	$end   = microtime( true ) + $seconds;
	$files = content_files();
	if ( is_string( $files ) ) {
		return import_state( 0, 0, $files );
	}
	$work  = import_work( $files );
	$total = count( $work );
	$known = imported_records();
	wp_defer_term_counting( true );
	$terms = import_terms( is_array( $files['terms'] ?? null ) ? $files['terms'] : array() );
	$done  = 0;
	$error = '';
	foreach ( $work as list( $kind, $source, $entry ) ) {
		$digest = md5( $kind . wp_json_encode( $entry ) );
		if ( ( $known[ $source ][ 'media' === $kind || 'fields' === $kind ? 'digest' : 'id' ] ?? '' ) && ( 'make' === $kind || $known[ $source ]['digest'] === $digest ) ) {
			++$done;
			continue;
		}
		if ( microtime( true ) > $end ) {
			break;
		}
		$made = 'media' === $kind ? import_picture( $source, $entry, $known ) : ( 'make' === $kind ? make_record( $source, $entry ) : fill_record( $source, $entry, $known, $terms ) );
		if ( is_wp_error( $made ) ) {
			$error = "$source: " . $made->get_error_message();
			break;
		}
		$known[ $source ] = array(
			'id'     => $made,
			'digest' => 'make' === $kind ? '' : $digest,
		);
		if ( 'make' !== $kind ) {
			update_post_meta( $made, DIGEST_META, $digest );
		}
		++$done;
	}
	wp_defer_term_counting( false );
	if ( $done === $total && '' === $error ) {
		import_options( is_array( $files['options'] ?? null ) ? $files['options'] : array(), $known );
	}
	return import_state( $done, $total, $error );
}

/**
 * How far an import is, with what was left out.
 *
 * @param int    $done  Steps.
 * @param int    $total Steps.
 * @param string $error In words.
 */
function import_state( int $done, int $total, string $error ): array {
	return compact( 'done', 'total', 'error' ) + array( 'left_out' => import_notes() );
}

/**
 * All steps of an import: pictures, then each record empty as a draft, then their fields, which refer to others.
 *
 * @param array $files Of the site.
 * @return array[]
 */
function import_work( array $files ): array {
	$work = array();
	foreach ( $files['media'] as $name => $picture ) {
		$work[] = array( 'media', "media/$name", $picture );
	}
	foreach ( array( 'make', 'fields' ) as $kind ) {
		foreach ( IMPORT_ORDER as $list ) {
			$items = is_array( $files['items'][ $list ] ?? null ) ? $files['items'][ $list ] : array();
			usort(
				$items,
				function ( $one, $two ) {
					return substr_count( $one['front']['path'] ?? '', '/' ) - substr_count( $two['front']['path'] ?? '', '/' );
				}
			);
			foreach ( $items as $item ) {
				$work[] = array( $kind, "$list/{$item['id']}", $item );
			}
		}
	}
	return $work;
}

/**
 * What was imported before: source => id and digest.
 *
 * @return array[]
 */
function imported_records(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$rows  = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT source.post_id, source.meta_value AS source, digest.meta_value AS digest FROM {$wpdb->postmeta} source
			JOIN {$wpdb->posts} post ON post.ID = source.post_id AND post.post_status <> 'trash'
			LEFT JOIN {$wpdb->postmeta} digest ON digest.post_id = source.post_id AND digest.meta_key = %s
			WHERE source.meta_key = %s",
			DIGEST_META,
			SOURCE_META
		),
		ARRAY_A
	);
	$known = array();
	foreach ( $rows as $row ) {
		$known[ $row['source'] ] = array(
			'id'     => (int) $row['post_id'],
			'digest' => (string) $row['digest'],
		);
	}
	return $known;
}

/**
 * Makes the terms that are missing. Returns their ids by taxonomy and slug.
 *
 * @param array $terms Of the site, by taxonomy.
 */
function import_terms( array $terms ): array {
	$ids = array();
	foreach ( $terms as $list => $entries ) {
		$taxonomy = CORE_TERMS[ $list ] ?? $list;
		if ( ! taxonomy_exists( $taxonomy ) ) {
			continue;
		}
		foreach ( $entries as $entry ) {
			$found = get_term_by( 'slug', $entry['slug'], $taxonomy );
			$made  = $found ? array( 'term_id' => $found->term_id ) : wp_insert_term( wp_slash( $entry['name'] ), $taxonomy, array( 'slug' => $entry['slug'] ) );
			if ( ! is_wp_error( $made ) ) {
				$ids[ $taxonomy ][ $entry['slug'] ] = (int) $made['term_id'];
			}
		}
	}
	return $ids;
}

/**
 * Adds the general options of the files; what this WordPress has already stays.
 *
 * @param array   $options Of the site.
 * @param array[] $known   What was imported.
 */
function import_options( array $options, array $known ): void {
	foreach ( is_array( $options['centres'] ?? null ) ? $options['centres'] : array() as $index => $centre ) {
		$options['centres'][ $index ]['image'] = imported_picture( $centre['image'] ?? null, $known );
	}
	$stored = get_option( OPTIONS_NAME );
	update_option( OPTIONS_NAME, merge_options( merge_options( array(), $options ), is_array( $stored ) ? $stored : array() ), false );
}
