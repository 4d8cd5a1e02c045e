<?php
/**
 * What an import would do with each row: nothing is changed here. A cell counts as changed if it is not the cell that was imported last, so
 * what was edited in WordPress stays until the file says something new.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Hashes of the cells that were imported last, by their field. */
const CELLS_META = '_imported_cells';

/**
 * Plans of all rows.
 *
 * @param array $import `rows`, `mapping` and `settings`.
 * @return array[] Each with `row` (its number in the file), `ref`, `name`, `id` (0: a new dog), `state` ("new", "changed", "same" or "refused"),
 *                 `changes` by field, `cells`, `problems`, and how many cells cannot be read (`left_out`).
 */
function plan_import( array $import ): array {
	$targets = csv_targets();
	$mapping = array_intersect( $import['mapping'], array_keys( $targets ) );
	$known   = dogs_by_ref();
	$plans   = array();
	$seen    = array();
	// One query for all, not one for each dog.
	_prime_post_caches( array_values( $known ), true, true );
	foreach ( $import['rows'] as $index => $row ) {
		$plan = plan_row( cells_by_target( $row, $mapping ), $targets, $import['settings'], $known );
		$ref  = $plan['ref'];
		if ( '' !== $ref && isset( $seen[ $ref ] ) ) {
			/* translators: %d: a number of a row. */
			$plan = refused_plan( $plan, sprintf( __( 'The same reference is in row %d.', 'fairlead' ), $seen[ $ref ] ) );
		}
		// The first row of the file has the names of columns.
		$plan['row']  = $index + 2;
		$seen[ $ref ] = $seen[ $ref ] ?? $plan['row'];
		$plans[]      = $plan;
	}
	return $plans;
}

/**
 * All dogs that have a reference: their ids by it.
 *
 * @return int[]
 */
function dogs_by_ref(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT post.ID AS id, meta.meta_value AS ref FROM {$wpdb->postmeta} meta
			JOIN {$wpdb->posts} post ON post.ID = meta.post_id AND post.post_type = 'dog' AND post.post_status NOT IN ( 'trash', 'auto-draft' )
			WHERE meta.meta_key = %s ORDER BY post.ID DESC",
			meta_key( 'meta.ref' )
		),
		ARRAY_A
	);
	return array_map( 'intval', array_column( $rows, 'id', 'ref' ) );
}

/**
 * The cells of a row by where they go. Lists may come from several columns; of other fields the first cell that says something counts.
 *
 * @param string[] $row     Cells by column.
 * @param string[] $mapping Fields by column.
 * @return string[]
 */
function cells_by_target( array $row, array $mapping ): array {
	$cells = array();
	foreach ( $mapping as $column => $path ) {
		$cell = trim( (string) ( $row[ $column ] ?? '' ) );
		if ( '' === $cell ) {
			continue;
		}
		$joins          = array( 'photos' => ' ' ) + array_fill_keys( array( 'breeds', 'traits', 'meta.bonded_with' ), ', ' );
		$cells[ $path ] = isset( $cells[ $path ] ) ? $cells[ $path ] . ( isset( $joins[ $path ] ) ? $joins[ $path ] . $cell : '' ) : $cell;
	}
	return with_age_of_children( $cells );
}

/**
 * "Over 5", "8+" or "not under 10" about children is a yes from that age on; an age with a column of its own stays.
 *
 * @param string[] $cells By field.
 * @return string[]
 */
function with_age_of_children( array $cells ): array {
	$from_age = '/^(?:over|from|above|aged?|older than|(?:not?|no (?:children|kids)) under)?\s*(\d{1,2})\s*(?:\+|plus|(?:years? )?(?:and|or) (?:over|older|up)|years?)?$/i';
	$cell     = $cells['meta.children.fit'] ?? '';
	// 1 and 0 alone are yes and no.
	if ( in_array( $cell, array( '0', '1' ), true ) || ! preg_match( $from_age, $cell, $parts ) ) {
		return $cells;
	}
	$cells['meta.children.fit']      = 'yes';
	$cells['meta.children.min_age'] = $cells['meta.children.min_age'] ?? $parts[1];
	return $cells;
}

/**
 * The plan of a row.
 *
 * @param string[] $cells    By field.
 * @param array[]  $targets  Of `csv_targets`.
 * @param string[] $settings Of the import.
 * @param int[]    $known    Dogs by reference.
 */
function plan_row( array $cells, array $targets, array $settings, array $known ): array {
	$ref  = (string) clean_text( 'text', $cells['meta.ref'] ?? '' );
	$id   = '' === $ref ? 0 : $known[ $ref ] ?? 0;
	$plan = array(
		'ref'      => $ref,
		'name'     => (string) clean_text( 'text', $cells['title'] ?? '' ),
		'id'       => $id,
		'state'    => $id ? 'same' : 'new',
		'changes'  => array(),
		'cells'    => array_map( 'md5', $cells ),
		'problems' => array(),
		'left_out' => 0,
	);
	if ( '' === $ref ) {
		return refused_plan( $plan, __( 'There is no reference, so a second import could not find this dog again.', 'fairlead' ) );
	}
	if ( ! $id && '' === $plan['name'] ) {
		return refused_plan( $plan, __( 'There is no name.', 'fairlead' ) );
	}
	$before = $id ? get_post_meta( $id, CELLS_META, true ) : array();
	$before = is_array( $before ) ? $before : array();
	foreach ( $cells as $path => $cell ) {
		if ( ( $before[ $path ] ?? '' ) === $plan['cells'][ $path ] ) {
			continue;
		}
		$value = value_of_cell( $targets[ $path ], $cell, $settings );
		if ( is_wp_error( $value ) ) {
			$plan['problems'][] = $targets[ $path ]['label'] . ': ' . $value->get_error_message();
			++$plan['left_out'];
			// Tried again next time.
			unset( $plan['cells'][ $path ] );
			continue;
		}
		$from = $id ? value_of_dog( $id, $targets[ $path ] ) : null;
		if ( null === $value || is_same_value( $from, comparable_value( $targets[ $path ], $value ) ) ) {
			continue;
		}
		$plan['changes'][ $path ] = compact( 'value', 'from' );
		if ( 'meta.location' === $path && looks_like_address( $value ) ) {
			$plan['problems'][] = __( 'The place looks like an address, which everyone could read. Please check it.', 'fairlead' );
		}
	}
	$plan['state'] = $id && $plan['changes'] ? 'changed' : $plan['state'];
	return $plan;
}

/**
 * The plan of a row that cannot be imported.
 *
 * @param array  $plan   So far.
 * @param string $reason In words.
 */
function refused_plan( array $plan, string $reason ): array {
	return array(
		'state'    => 'refused',
		'changes'  => array(),
		'left_out' => 0,
		'problems' => array( $reason ),
	) + $plan;
}

/**
 * What a dog has in a field, as `comparable_value` writes it.
 *
 * @param int   $id     The dog.
 * @param array $target Of `csv_targets`.
 * @return mixed
 */
function value_of_dog( int $id, array $target ) {
	$own = array(
		'title'   => 'post_title',
		'content' => 'post_content',
		'excerpt' => 'post_excerpt',
	);
	if ( isset( $own[ $target['path'] ] ) ) {
		return (string) get_post_field( $own[ $target['path'] ], $id, 'raw' );
	}
	switch ( $target['shape']['kind'] ) {
		case 'photos':
			return photo_addresses( $id );
		case 'terms':
			return comparable_value( $target, wp_list_pluck( terms_of( $id, $target['shape']['taxonomy'] ), 'name' ) );
		case 'references':
			$refs = array();
			foreach ( (array) get_post_meta( $id, meta_key( $target['path'] ), true ) as $other ) {
				$refs[] = (string) get_post_meta( (int) $other, meta_key( 'meta.ref' ), true );
			}
			return comparable_value( $target, array_filter( $refs, 'strlen' ) );
	}
	$path   = isset( $target['group'] ) ? $target['group'][0] : $target['path'];
	$rows   = get_post_meta( $id, meta_key( $path ) );
	$stored = $rows ? $rows[0] : null;
	return isset( $target['group'] ) ? ( is_array( $stored ) ? $stored[ $target['group'][1] ] ?? null : null ) : $stored;
}

/**
 * A value as the database has it; lists without their order.
 *
 * @param array $target Of `csv_targets`.
 * @param mixed $value  Of a cell.
 * @return mixed
 */
function comparable_value( array $target, $value ) {
	if ( is_array( $value ) ) {
		$words = 'terms' === $target['shape']['kind'] ? array_map( __NAMESPACE__ . '\plain_word', array_map( __NAMESPACE__ . '\plain_text', $value ) ) : array_values( $value );
		sort( $words );
		return $words;
	}
	return clean_value( $target['shape'], $value );
}

/**
 * Whether two stored values are the same: the database has numbers as text.
 *
 * @param mixed $one   What a dog has.
 * @param mixed $other What the file says.
 */
function is_same_value( $one, $other ): bool {
	if ( is_array( $one ) && is_array( $other ) ) {
		// Photos are only added.
		return ! array_diff( $other, $one ) && ( ! array_diff( $one, $other ) || preg_grep( '#^https?://#', $other ) );
	}
	return is_scalar( $one ) && is_scalar( $other ) && trim( (string) $one ) === trim( (string) $other );
}
