<?php
/**
 * The form of a dog: photos and diary.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures and a film.
 */
function dog_photo_fields(): array {
	return array(
		'photos'      => array(
			'label'      => __( 'Photos of the dog', 'fairlead' ),
			'said above' => true,
			'help'       => __( 'The first is on the card. Drag to change the order. Click the dog’s face in each photo: it stays in view when the photo is cropped.', 'fairlead' ),
		),
		'cutout'      => array(
			'label' => __( 'Cut-out', 'fairlead' ),
			'help'  => __( 'The dog without a background, as a PNG or WebP file: it stands below the name at the top of the page.', 'fairlead' ),
		),
		'meta.ground' => array(
			'label'   => __( 'Colour behind the cut-out', 'fairlead' ),
			'when'    => 'fairlead[cutout]=*',
			'unknown' => __( 'Let the website choose', 'fairlead' ),
			'words'   => array(
				'sky'    => __( 'Sky blue', 'fairlead' ),
				'ball'   => __( 'Ball yellow', 'fairlead' ),
				'nose'   => __( 'Nose pink', 'fairlead' ),
				'meadow' => __( 'Meadow green', 'fairlead' ),
			),
		),
		'video_url'   => array(
			'label'       => __( 'Film', 'fairlead' ),
			'help'        => __( 'The address of a film on YouTube, Vimeo or your own site. The page links to it.', 'fairlead' ),
			'placeholder' => 'https://…',
		),
	);
}

/**
 * The foster diary.
 */
function dog_diary_fields(): array {
	return array(
		'updates' => array(
			'label'        => __( 'Entries', 'fairlead' ),
			'said above'   => true,
			'help'         => __( 'Small true things: first snow, a night slept through. People come back to read on.', 'fairlead' ),
			'add'          => __( 'Add an entry', 'fairlead' ),
			'one'          => __( 'Entry', 'fairlead' ),
			'says'         => '{date}|: {text}',
			'newest first' => true,
			'of'           => array(
				'fields' => array(
					'date'  => array( 'label' => __( 'Day', 'fairlead' ) ),
					'text'  => array( 'label' => __( 'What happened', 'fairlead' ) ),
					'image' => array( 'label' => __( 'Picture', 'fairlead' ) ),
				),
			),
		),
	);
}
