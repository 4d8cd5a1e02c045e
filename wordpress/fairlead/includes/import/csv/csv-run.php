<?php
/**
 * Does what is planned for the rows of a file.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** The database frees it when the process dies. */
const CSV_LOCK = 'fairlead_import_dogs';

/**
 * Calls a function after an import that is running: a button pressed twice makes no dog twice, and forgets no dog that was made.
 *
 * @param callable $import What to do.
 * @return mixed What it returns.
 */
function with_import_lock( callable $import ) {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	$wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', $wpdb->prefix . CSV_LOCK, 60 ) );
	// What another request has made meanwhile.
	wp_cache_flush_runtime();
	try {
		return $import();
	} finally {
		$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $wpdb->prefix . CSV_LOCK ) );
	}
	// phpcs:enable
}

/**
 * Does what is planned, under the lock. What is done already is "same" in the next plan, so it can go on at any time.
 *
 * @param array $import  `rows`, `mapping` and `settings`.
 * @param float $seconds Stop beginning new rows then.
 * @return array `made`, `changed`, `left` (numbers of dogs) and `problems` (in words).
 */
function run_plans( array $import, float $seconds ): array {
	$end    = microtime( true ) + $seconds;
	$result = array(
		'made'     => 0,
		'changed'  => 0,
		'left'     => 0,
		'problems' => array(),
	);
	$others = array();
	wp_defer_term_counting( true );
	foreach ( plan_import( $import ) as $plan ) {
		if ( ! in_array( $plan['state'], array( 'new', 'changed' ), true ) ) {
			$others = array_merge( $others, problems_of( $plan, $plan['problems'] ) );
			continue;
		}
		if ( microtime( true ) > $end ) {
			++$result['left'];
			continue;
		}
		$problems = apply_plan( $plan, $import['settings'] );
		++$result[ 'new' === $plan['state'] ? 'made' : 'changed' ];
		$result['problems'] = array_merge( $result['problems'], problems_of( $plan, array_merge( $plan['problems'], $problems ) ) );
	}
	wp_defer_term_counting( false );
	if ( 0 === $result['left'] ) {
		// Rows that were left alone are said once, at the end.
		$result['problems'] = array_unique( array_merge( $result['problems'], $others ) );
	}
	return $result;
}

/**
 * Problems with the dog they are about.
 *
 * @param array    $plan     Of its row.
 * @param string[] $problems In words.
 * @return string[]
 */
function problems_of( array $plan, array $problems ): array {
	$found = array();
	foreach ( $problems as $problem ) {
		/* translators: 1: a number. 2: name and reference of a dog. 3: what is wrong. */
		$found[] = sprintf( __( 'Row %1$d, %2$s: %3$s', 'fairlead' ), $plan['row'], trim( "{$plan['name']} {$plan['ref']}" ), $problem );
	}
	return $found;
}

/**
 * Makes or changes a dog. Returns what went wrong, in words.
 *
 * @param array    $plan     Of a row.
 * @param string[] $settings `publish`: "1" publishes new dogs.
 * @return string[]
 */
function apply_plan( array $plan, array $settings ): array {
	$own = array_filter(
		array(
			'post_title'   => $plan['changes']['title']['value'] ?? null,
			'post_content' => $plan['changes']['content']['value'] ?? null,
			'post_excerpt' => $plan['changes']['excerpt']['value'] ?? null,
		),
		'is_string'
	);
	$id  = $plan['id'];
	if ( ! $id ) {
		$made = wp_insert_post( wp_slash( array( 'post_type' => 'dog', 'post_status' => 'draft' ) + $own ), true ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		if ( is_wp_error( $made ) ) {
			return array( $made->get_error_message() );
		}
		$id = $made;
	}
	$problems = array();
	foreach ( array_diff_key( $plan['changes'], array_fill_keys( array( 'title', 'content', 'excerpt' ), 1 ) ) as $path => $change ) {
		$done = write_cell( $id, csv_targets()[ $path ], $change['value'] );
		if ( is_wp_error( $done ) ) {
			$problems[] = $done->get_error_message();
			unset( $plan['cells'][ $path ] );
		}
	}
	$before = get_post_meta( $id, CELLS_META, true );
	update_post_meta( $id, CELLS_META, $plan['cells'] + ( is_array( $before ) ? $before : array() ) );
	if ( ! $plan['id'] && '1' === ( $settings['publish'] ?? '' ) ) {
		$own['post_status'] = 'publish';
	}
	// Also says that the record was changed, when only its fields were.
	wp_update_post( wp_slash( array( 'ID' => $id ) + $own ) );
	return $problems;
}

/**
 * Writes a field of a dog.
 *
 * @param int   $id     The dog.
 * @param array $target Of `csv_targets`.
 * @param mixed $value  Of a cell.
 * @return true|\WP_Error
 */
function write_cell( int $id, array $target, $value ) {
	switch ( $target['shape']['kind'] ) {
		case 'photos':
			return add_photos( $id, $value );
		case 'terms':
			return write_terms( $id, $target['shape']['taxonomy'], $value );
		case 'references':
			$known   = dogs_by_ref();
			$missing = array_diff( $value, array_keys( $known ) );
			write_field( $id, $target['path'], $target['shape'], array_values( array_intersect_key( $known, array_flip( $value ) ) ) );
			/* translators: %s: references of dogs. */
			return $missing ? invalid( sprintf( __( 'There is no dog with the reference %s yet. Import the file once more.', 'fairlead' ), implode( ', ', $missing ) ) ) : true;
	}
	if ( ! isset( $target['group'] ) ) {
		return write_field( $id, $target['path'], $target['shape'], $value );
	}
	list( $path, $name, $shape, $about ) = $target['group'];
	$stored                              = get_post_meta( $id, meta_key( $path ), true );
	$group                               = array( $name => $value ) + ( is_array( $stored ) ? $stored : array() );
	if ( ! empty( $about['money'] ) ) {
		$group += array( 'currency' => site_currency() );
	}
	return write_field( $id, $path, $shape, $group );
}

/**
 * Gives a dog terms by their names; those that do not exist are made.
 *
 * @param int      $id       The dog.
 * @param string   $taxonomy Of the terms.
 * @param string[] $names    Of the terms.
 * @return true|\WP_Error
 */
function write_terms( int $id, string $taxonomy, array $names ) {
	$ids = array();
	foreach ( $names as $name ) {
		$term = term_exists( wp_slash( $name ), $taxonomy );
		$term = $term ? $term : wp_insert_term( wp_slash( $name ), $taxonomy );
		if ( is_wp_error( $term ) ) {
			return $term;
		}
		$ids[] = (int) $term['term_id'];
	}
	$done = wp_set_object_terms( $id, $ids, $taxonomy );
	return is_wp_error( $done ) ? $done : true;
}
