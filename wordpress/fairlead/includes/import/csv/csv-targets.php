<?php
/**
 * Where a column of a file can go: the fields of a dog that fit into a cell, and which of them a column most likely is.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Names that columns have elsewhere. */
const COLUMN_NAMES = array(
	'title'                  => array( 'name', 'dog', 'dog name', 'animal name', 'title' ),
	'meta.ref'               => array( 'ref', 'reference', 'id', 'dog id', 'animal id', 'code', 'number', 'our number' ),
	'content'                => array( 'description', 'story', 'about', 'text', 'biography', 'bio', 'notes for the website' ),
	'excerpt'                => array( 'summary', 'short description', 'introduction' ),
	'photos'                 => array( 'photo', 'photos', 'picture', 'pictures', 'image', 'images', 'image url', 'photo url', 'photo urls' ),
	'breeds'                 => array( 'breed', 'breeds', 'breed 1', 'breed 2', 'primary breed', 'secondary breed' ),
	'traits'                 => array( 'traits', 'personality', 'character' ),
	'meta.sex'               => array( 'gender' ),
	'meta.birth_date'        => array( 'date of birth', 'dob', 'birthday', 'born', 'birth date' ),
	'meta.colour'            => array( 'color', 'coat colour' ),
	'meta.weight_kg'         => array( 'weight', 'weight kg' ),
	'meta.good_with_dogs'    => array( 'good with dogs', 'dogs', 'ok with dogs' ),
	'meta.good_with_cats'    => array( 'good with cats', 'cats', 'ok with cats' ),
	'meta.children.fit'      => array( 'good with children', 'good with kids', 'children', 'kids', 'ok with children' ),
	'meta.children.min_age'  => array( 'youngest child', 'minimum age of children', 'children from' ),
	'meta.training.house'    => array( 'house trained', 'housetrained', 'house training' ),
	'meta.neutered'          => array( 'spayed', 'castrated', 'spayed neutered', 'neutered' ),
	'meta.vaccinated'        => array( 'vaccinations', 'vaccinated' ),
	'meta.microchipped'      => array( 'microchip', 'chipped' ),
	'meta.location'          => array( 'location', 'centre', 'place' ),
	'meta.fee.amount'        => array( 'fee', 'adoption fee', 'price' ),
	'meta.listed_on'         => array( 'listed', 'available since', 'waiting since', 'date in', 'arrived', 'intake date' ),
	'meta.special_needs'     => array( 'special needs', 'medical', 'health' ),
);

/**
 * The fields by their path ("meta.children.fit"): `shape`, `path`, `about` of its form, `label`, and `group` for a part of one.
 *
 * @return array[]
 */
function csv_targets(): array {
	static $targets = array();
	if ( $targets ) {
		return $targets;
	}
	$targets = array(
		'title'   => csv_target( array( 'kind' => 'text' ), array(), __( 'Name', 'fairlead' ) ),
		'content' => csv_target( array( 'kind' => 'html' ), array(), __( 'Description', 'fairlead' ) ),
		'excerpt' => csv_target( array( 'kind' => 'lines' ), array(), __( 'Summary', 'fairlead' ) ),
		'photos'  => csv_target( array( 'kind' => 'photos' ), array(), __( 'Photos, by their address', 'fairlead' ) ),
	);
	foreach ( form_of( 'dog' ) as $section ) {
		foreach ( with_shapes( 'dog', $section['fields'] ) as $path => list( $shape, $about ) ) {
			if ( isset( $targets[ $path ] ) || in_array( $shape['kind'], array( 'images', 'image', 'list' ), true ) ) {
				continue;
			}
			if ( 'group' !== $shape['kind'] ) {
				$targets[ $path ] = csv_target( $shape, $about, $about['label'] );
				continue;
			}
			foreach ( array_intersect_key( $shape['fields'], $about['fields'] ) as $name => $inner ) {
				$entry                    = $about['fields'][ $name ];
				$targets[ "$path.$name" ] = csv_target( $inner, $entry, $about['label'] . ': ' . $entry['label'] ) + array( 'group' => array( $path, $name, $shape, $about ) );
			}
		}
	}
	foreach ( $targets as $path => $target ) {
		$targets[ $path ]['path'] = $path;
	}
	return $targets;
}

/**
 * A field that a column can go to.
 *
 * @param array  $shape Its shape.
 * @param array  $about Its entry in the form.
 * @param string $label In words.
 */
function csv_target( array $shape, array $about, string $label ): array {
	return compact( 'shape', 'about', 'label' );
}

/**
 * Where each column most likely goes; '' for nowhere.
 *
 * @param string[] $columns Their names.
 * @param bool     $is_asm  Whether the file is of Animal Shelter Manager.
 * @return string[]
 */
function guess_mapping( array $columns, bool $is_asm ): array {
	$targets = csv_targets();
	$names   = array();
	foreach ( $targets as $path => $target ) {
		$last = str_replace( '_', ' ', (string) preg_replace( '/^.*\./', '', $path ) );
		foreach ( array_merge( COLUMN_NAMES[ $path ] ?? array(), array( $path, $target['label'], isset( $target['group'] ) ? '' : $last ) ) as $name ) {
			$names += array( plain_word( $name ) => $path );
		}
	}
	unset( $names[''] );
	$mapping = array();
	foreach ( $columns as $column ) {
		$mapping[ $column ] = $is_asm ? ASM_COLUMNS[ $column ] ?? '' : $names[ plain_word( $column ) ] ?? $names[ plain_word( (string) preg_replace( '/ \(\d+\)$/', '', $column ) ) ] ?? '';
	}
	return $mapping;
}

/**
 * A word without case, accents and signs, to compare it with another.
 *
 * @param string $text Any.
 */
function plain_word( string $text ): string {
	return trim( (string) preg_replace( '/[^\p{L}\p{N}]+/u', ' ', strtolower( remove_accents( $text ) ) ) );
}
