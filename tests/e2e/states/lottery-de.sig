wheel-running 358x365
~ IqB6 xt-H Fr4g PiZq 6ZMn Zwj8 Stfz h1jg vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ 3Vlj
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 S2lT kNom 6eXm oF0h Nclb kNom F9Av 1Cw9 fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa XWJh RA8W _pC- KAw_ 4E7D fXBf GTUv dVDR KQiR
  qrrcrss8*2,rsscqrretuu2uvv0*17,
  uvv0*8,uuu0rss0tqp3upn2qrs2tuu0uvv0*9,
  uvv0*6,qss2eij26ce39ef1rlj9ulh4eij46ce3afg1mop2uuu0uvv0*6,
  uvv0*4,uuu0fjk3bed7kll4vpe1vn80vna3vme5vn70voc0mmj6cgg6bff5rss2uvv0*5,
  uvv0*3,tuu1afh5fhi5vom1vlj0vob3tk53oh47oh5arj45vm60aed74ac2eij76cd4prr3uvv0*4,
  uvv0*2,uuu0bgh5hjk7vmk0vlj0*2,voh3ul51oh4aog49rj45smb64ac7*2,18a0eij96cd5rss3uvv0*3,
  uvv0*2,mnm7cfh6vnk1vli0phedtjh5uli5vn81rj4bqi4dvm51ggd818a08efj3ac518a0eijabff7uuu0uvv0*2,
  uvv0tuu17cd7tom5vlj0rif8qif9phegvli0voe3vm50*2,vn834ab318a0*2,7cee4ac74ac3cggamoo6uvv0*2,
  uvv0lno6cgh9nkj3vmj0tkh4pheevli0vlj0vnj3ni71lh70ihc818a0*4,4ac7bde3lkjbaeg6uvv0*2,
  uvv0dhj7cgic18a05bd2ihh3tmk2vlj0skh2gij6rss1ttt0jmm328a118a04ac2ged3rhc3ue70uid36ce9tuu2uvv0
  uvv07ce6cgia18a0*2,29b229b1dfg3fhh9vvv0uuu1rrr1vvv0ilm6iec5tga1sd70te71te70uf81bfh6pqr6uvv0
  uvv0adcdbfh639b27ce2aegh18a0*2,hkl6vvv0uuu2jllbvvv0ttt6kc83ue70pc56nb56la47ue70hihbnpp7uvv0
  uvv06bd8bgh618a0*2,7ceb18a0*2,fik6vvv0qqrfpqqftuu5qrs6lc83ue70qd63nb57oc54ue70dgh8npq6uvv0
  uvv08df6cgic18a0*2,28a08eg3aik47fh6sst3tuu4uuu5uvv2gjl9vts2vnj1ug90ue70*2,ug939ef6rss5uvv0
  uvv0fkl7cgic4ac29gh4akl36ik0*3,7fh4ikj2ill1hkj5stt2vvv0uuu2ttt6vqn1ujd1tkf56ce9uuu0uvv0
  uvv0pqr59ef7cln46ik06ee96gi56gh56ik0hmj6vm50*2,vqf2vvv0vvv2qqpjttt4vvv0*2,kmn7eij6uvv0*2,
  uvv0*2,egf8flm96ik0*2,6ee96gh66ik0rnd5vm50*2,vm60vut2qpoloonfnnmhvvv0vvv1bed9qss4uvv0*2,
  uvv0*2,prr36cd5emn66ik06hj16fg5dll5vm60qi4cpi4eul54vrk2vvv0rrq6ttt3vvv0eij6fjk6uvv0*3,
  uvv0*3,knn58eg6emn56ik0*2,nnf6vm50tk52pi46vm50vn91vvv0*3,hlm6afh5uuu0uvv0*3,
  uvv0*4,knn46ce4glm6cln4vn82vm50*2,tk51vm50*2,vto2tuu1cgh4bgh4tuu1uvv0*4,
  uvv0*5,prr2egf69ef2kkh2sof1vpe0*2,upf1nmg2ehh28cd4mnm5uuu0uvv0*5,
  uvv0*7,pqr2gkl38ef05bd1adc27ce0chj2kno2tuu0uvv0*7,
  uvv0*23,
wheel-before 358x365
~ IqB6 xt-H LBXo PiZq 6ZMn Zwj8 Stfz h1jg vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ 3Vlj
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 S2lT kNom 6eXm oF0h Nclb kNom F9Av 1Cw9 fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa XWJh RA8W _pC- KAw_ 4E7D fXBf GTUv WP-L qjDV UdmD
  qrrcrss8rss9qrrasss7uvv0*18,
  uvv0*9,stt0trq3uqo2stt1uuu0uvv0*9,
  uvv0*6,stt1gjk27df37ce1rli9ulh4dhi56ce3cgh1opq2uvv0*7,
  uvv0*4,uuu0hkl3bec7jkk4upf1voa0vob3vme5vn80vpd0llj5bff5dgg5sst2uvv0*5,
  uvv0*3,uuu0bgh5dgh5uom2vmj0voa2tk53ph46pi59rj44vm50bed75bd2eij76cd4qrs3uvv0*4,
  uvv0*3,chi5gij7vnk0vlj0*2,vog3ul51oh4aoh49rj45sma54ac739b618a0eij96ce5rst2uvv0*3,
  uvv0*2,mon6afg6vnl1vlj0qhebtkh4ulj4vn71rj4cpi4fvm51ghd818a09efk39b418a0eijabfg7uuu0uvv0*2,
  uvv0uuu18dd7som5vlj0rif8qifaogegvli0voe3vm50*2,vn824ac418a0*2,7ceg39b55bd3cffamop5uvv0*2,
  uvv0loo6bgh9plk3vmj0tkh4pheevli0vlj0vnj3pj61ni70kic818a0*4,4ac89cd3kkjbafg6uvv0*2,
  uvv0dij7cgic18a07ce2kii3umk1vlj0tki1ghi6pqq1rss0hkl318a118a039b1eed3qhc3ue80ujd36ce9uuu1uvv0
  uvv07ce6cgib18a0*2,18a139b1fgg3fgh8vvv1vvv0*3,hkl6gec5tga2te70*2,ue70uf82afg6prr6uvv0
  uvv09dccbfh639b17ce1afgf18a0*2,hkl6vvv0oppepqqettt4stt6kc83ue70pc66nb56mb57ue70hihanpp7uvv0
  uvv06bd8bgh628a118a18dfd18a0*2,fjk6ttt5rrsdopplrsserss6lc83ue70qc63mb58nb54ue70dhh8npp6uvv0
  uvv08df6cgic18a0*3,7df3aij47fh6stt2vvv0*3,gkl9usr2umi1uf80ue70*2,ug929eg6qss6uvv0
  uvv0fjk7cgic39b18fh4ajl37il06ik0*2,7fh4ill2jmm0hkk6rss2vvv0vvv1tts6vpm1uhc1tjf56ce9uuu0uvv0
  uvv0oqq59eg7cln56ik06ef86gi46gi56ik0gmj6vm50um50vqg2vvv0vvv1qqpjutt5vvv0*2,lnn7dhi6uvv0*2,
  uvv0uuu0dge8fln96ik06hj16ef86gh66ik0rnd5vm50*2,vn60vut2qpolponenmlhvvv0vvv1cfd9qrr4uvv0*2,
  uvv0*2,oqq46ce5dln56ik06hj26fg5cll5vm60qi4cpi4eul54vrk2vvv0qqp8ttt3vvv0gjk6eij6uvv0*3,
  uvv0*3,ilm59fg6dln46ik0*2,nng6vm50tk52pi45vm50voa1vvv0*3,jmn68eg5tuu1uvv0*3,
  uvv0*4,ilm47ce4gmn5bkm3vn92vm50*2,sk52vm50*2,vtp2uuu1eij49eg4ttu1uvv0*4,
  uvv0*5,oqq3cfe7bfg3mlg2upf1vpd0vpc0vpe0png2gii28cd5kml5uuu0uvv0*5,
  uvv0*6,uuu0npp2eik37ce15bd1adc26bd1bgh2jlm2ttu1uvv0*7,
  uvv0*23,
wheel-ended 358x365
~ IqB6 xt-H B5hk PiZq 6ZMn Zwj8 Sjds h1jg vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ 3Vlj
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 S2lT kNom 6eXm oF0h Nclb kNom F9Av 1Cw9 fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa XWJh RA8W _pC- KAw_ 4E7D fXBf GTUv cHyH qjDV pIcu
  qrrcrss8*2,qrrbrss8uvv0*18,
  uvv0*9,tuu0ttt1stt1ttt0uuu0uvv0*9,
  uvv0*6,ttt0ooo1lll1lll0qqq5rrr2nnn2kkk1mnn0rss1uvv0*7,
  uvv0*4,uuu0ppp1lmm3ppp2rss0rrr0rrr1rrr3rrr0sss0pqq2mmm2nnn2ttt1uvv0*5,
  uvv0*3,uuu0mnn2nnn2sss1rrr0rrr1pqq1ooo3ooo4ppp2qrr0mmm3kkk1ooo3kkk2stt1uvv0*4,
  uvv0*3,nnn2ooo3rrr0*3,rss2qqq0ooo5ooo4ppp2qrr3jjj3*2,iii0ooo4kkk2ttt1uvv0*3,
  uvv0*2,rrr3mmm3rrr0*2,opp5qqq2qrr2rrr0ppp6ooo7qqq0nnn4iii0lll9jjj2iii0noo5mmm3uuu0uvv0*2,
  uvv0uuu0lll3rrr2rrr0ppp4*2,ooo8qrr0rrr2qrr0*2,rrr1jkk2iii0*2,lll8jjj2kkk1mmm5rrr2uvv0*2,
  uvv0qrr3mnn4qqq1rrr0qqq2ooo7qrr0rrr0rrr2lmn1jlm0noo4iii0*4,jjj4lll1ppp5mmm3uvv0*2,
  uvv0noo3nnn6iii0lll1ooo1rrr0*2,opp2fjk6pqr1rss0ilm4dfg3iii0jjj0mmm1ooo1ooo0ppp1kll4uuu0uvv0
  uvv0lll3nnn5iii0*3,jjj0nnn1fij9vvv1vvv0*3,ilm7llm4ooo1nnn0*2,noo0ooo1mmm3sss3uvv0
  uvv0lll6mmm3jjj0kll0mmm7iii0*2,hkl7qrrboppcnoojoppgstt6gij4noo0mmm3*2,lll3noo0ooo5rss3uvv0
  uvv0kkk4mnn3ijj0iii0lll6iii0*2,hkl8ttt6rrreppqkrsserss6hjj4noo0mmm1lll3mmm2noo0nnn4rss3uvv0
  uvv0lll3nnn6iii0*3,lll1nnn1ehi8ttt2vvv0*3,gkl9ttt2rrr0ooo0noo0*2,ooo1lmm3ttt2uvv0
  uvv0ooo3nnn6jjj0mmm1ooo1nnn0*2,mnn0ehi5ilm2jmn1gkl5qrs2vvv0uvv0tuu3sss0ppp0qqq2kkk4uuu0uvv0
  uvv0sss2mmm3ppp2nnn0lll4mmm2*2,nnn0ppp2qqq0pqq0sss1vvv0uvv0sssauuu2vvv0*2,qqq3nnn3uvv0*2,
  uvv0*2,mnn4ppp4nnn0*2,lll4mmm3nnn0rrr2qrr0*2,rrr0uuu1sssbrrr7qqq8vvv0*2,mmm4stt2uvv0*2,
  uvv0*2,sss2kll2ppp2nnn0mmm1mmm3opp2rrr0opp6ooo7qqq2ttt1vvv0sss4tuu2vvv0ooo3*2,uvv0*3,
  uvv0*3,pqq2mmm3ppp2nnn0*2,qqq3qrr0qqq1ooo2qrr0rrr0vvv0*3,qqq3lmm2uuu0uvv0*3,
  uvv0*4,pqq2lll2ppp2ooo1rrr1qrr0qqq0pqq1qrr0*2,uuu1uuu0noo2mmm2uuu0uvv0*4,
  uvv0*5,sss1mmm3mmm1pqq1rss0sss0*3,qrr1ooo1lll2qqq2uuu0uvv0*5,
  uvv0*6,uuu0rss1ooo1lll0kkk0lll1kkk0mnn1pqq1uuu0uvv0*7,
  uvv0*23,
wheel-cancelled 358x365
~ IqB6 xt-H 0Am7 PiZq 6ZMn Zwj8 Sjds h1jg vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ 3Vlj
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 S2lT kNom 6eXm oF0h Nclb kNom F9Av 1Cw9 fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa XWJh RA8W _pC- KAw_ 4E7D fXBf GTUv gl6q
  qrrcrss8*2,rrsaqrrdrss8uvv0*17,
  uvv0*8,uuu0ttt0stt2sss1ttt1uuu0uvv0*9,
  uvv0*6,ttt1noo1kll1lmm0qqq4qrr2ooo2lll1mmm0rrr1uuu0uvv0*6,
  uvv0*4,uuu0ooo1mmm3pqq2sss0rrr0rrr1rrr2rrr0rss0qqq3mnn3mmm2ttt1uvv0*5,
  uvv0*3,uuu0mmm2noo2sss1rrr0rrr1pqq1ooo3ooo5ppp2qrr0lmm3jkk1ooo3kkk2sss1uvv0*4,
  uvv0*2,uuu0mmm2opp3rrr0*3,rss2qqq0ooo5noo4ppp2qqq3jjj3*2,iii0noo4kkk2ttt1uvv0*3,
  uvv0*2,qrr3mmm3rrr0*2,ooo6qqq2*2,rrr0ppp5opp6qqq0nnn4iii0lll9jjj2iii0noo5mmm3uuu0uvv0*2,
  uvv0uuu0lll3rrr2rrr0ppp4*2,ooo8rrr0rrr2qrr0*2,rrr1jjj1iii0*2,kll7jjj3jkk1mnn5rrr3uvv0*2,
  uvv0qrr3nnn4ppp1rrr0qqq2ooo7rrr0*2,rrr2jlm1ikl0mnn4iii0*4,jjj3lll1ppp5mmm3uvv0*2,
  uvv0nnn3nnn6iii0kkk1ooo1rrr1rrr0opp2gjk6rss1ttt0jmn3dfg3iii0jjj1mmm1ooo1noo0ppp1kll4uuu1uvv0
  uvv0lll3nnn5iii0*2,jjj1jjj0mmm1fijavvv0*4,jmn7llm4ooo0nnn0*3,ooo1mmm3sss3uvv0
  uvv0lll6mmm3jjj1lll1mmm8iii0*2,hkl7qqqcqrrbqrr8qqrbsst8gij4noo0mmm3lmm3lll3noo0ooo5rss3uvv0
  uvv0kkk3mnn3iii0*2,lll5iii0*2,gjk8uuu4sss7ttt4sss7qrr7hjk4noo0mnn1mmm3mmm2noo0nnn4rss3uvv0
  uvv0lll3nnn6iii0*2,ijj0lll1nnn1fii7sst3vvv0*3,gjk9tuu2rrr0ooo0noo0*2,ooo1lll3ttt2uvv0
  uvv0opp3nnn6jkk1mmm1ooo1nnn0*3,fij4hkl2ilm1gkl5rss2vvv0uuu1uuu3sss0ppp0qqq3kll4uuu0uvv0
  uvv0sss2lmm3ppp2nnn0lll5mmm2mmm3nnn0ppp3qrr0*2,sss1vvv0uuu1sssauuu2vvv0*2,qqq3noo3uvv0*2,
  uvv0*2,nnn4ppp4nnn0*2,lll5mmm3nnn0rrr2qrr0*2,rrr0uuu1sssarrr7qrr8vvv0uvv0mmm4ttt1uvv0*2,
  uvv0*2,sss1kkk2ppp2nnn0mnn0mmm3ppp2qrr0opp6ooo7qqq2ttt1vvv0ttt3uuu1vvv0ooo3*2,uvv0*3,
  uvv0*3,qqq2lmm3ppp2nnn0*2,qqq3qrr0qqq1ooo3qrr0rrr0vvv0*3,ppp3mmm2uuu0uvv0*3,
  uvv0*4,qqq2kkk2ppp2ppp1rrr1qrr0qqq0pqq0qrr0*2,uuu1uuu0nnn2mmm2uuu0uvv0*4,
  uvv0*5,sss1nnn3lmm1ppp1rrr0sss0*3,qqq1nnn1lll2qrr2uuu0uvv0*5,
  uvv0*7,sss1opp1lll0kkk0lll1lll0nnn1qqq1uuu0uvv0*7,
  uvv0*23,
wheel-few-prizes 358x365
~ IqB6 xt-H JZLk PiZq 6ZMn Zwj8 Stfz Mbcb vqcA 4E7D oDoc zBqp L7YY kNom Vy3H pd8s Nclb kNom LRUb K15W
~ kNom KG63 v38B Nclb kNom X8C0 klR7 eipC kNom q9i0 oF0h Nclb kNom Vy3H pd8s Nclb kNom LRUb K15W kNom
~ KG63 v38B Nclb kNom X8C0 klR7 eipC kNom q9i0 oF0h Nclb _pC- KAw_ 4E7D fXBf GTUv dVDR KQiR
  qrrcrss8rss9*2,qrrdrrs8uuu1uvv0*16,
  uvv0*9,stt0trq3uqo2stt1uuu0uvv0*9,
  uvv0*6,stt1gjk27df37ce1rli9ulh4dhi56ce3cgh1opq2uvv0*7,
  uvv0*4,uuu0hkl3bec7djk4opl5vo90vnb3vme5vn80upg4chi4bff5dgg5sst2uvv0*5,
  uvv0*3,uuu0bgh5bgh6dln36ik0ell5tk53ph46pi59rj44ljc818a05bd2eij76cd4qrs3uvv0*4,
  uvv0*3,chi5dij89km16ik06hj07il1tma5oh4aoh49rj45bed86cef39b518a0eij96ce5rst2uvv0*3,
  uvv0*2,mon6afg5emo46ik06hi26ef46hj3mmf6rj4cpi4fum9529b318a06cdb4acb29b2ikkbbfg7uuu0uvv0*2,
  uvv0uuu18dd7stt3uvv1fno26ik06fg86gi4elk5vm50*2,mjc818a0*3,6bc4ogc5uga2dgf9mop5uvv0*2,
  uvv0lno6dhi6vvv0vvu2vvv0mqr47jl16ik07jl1oka3ni70bec718a0*2,cdd6sga3sd60ue70ojh9afg6uvv0*2,
  uvv0dij7npq6vvv0mlkfonmhuuu4stu1bkm3bhi5pqq1rss0hkl339b2kfd6ue80pc57j949rd62uid36ce9tuu1uvv0
  uvv07ce6tuu4vvv2pondrrqgvvv0*2,hklbvvv1uuu1rrr1vvv0jll7rd71ue70nb5aob54qc63uf81afg6prr6uvv0
  uvv09dccvvv0*3,utt7vvv0*2,ilm9vvv0uuu2jllbvvv0stt6keb3uic0*5,hihanpp7uvv0
  uvv06bd8ukf3ue70*2,sd62ue70*2,ijk8vvv0qqrfpqqftuu5rss6mop6vvv0uuu5vuu3vvv0*2,ehi6npp6uvv0
  uvv08df6rjg9te70h836ob59sd62ue70gec8stt2tuu4uuu5vvv1fjk9uvv1vvv0srrdonmhrrr7vvv09eg6qss6uvv0
  uvv0fjk7kih9ue70ma58pc65sd73kgd639b24ac2ill3jmm0bhi45hj1gnp2uvv0ssrdlkjhuuu3vvv16ce9uuu0uvv0
  uvv0oqq5aeg7ug92ue70tga2ded618a0*2,4ac4vn82um50imi66ik06ik1akl3rtt2vvv0*2,lno6dhi6uvv0*2,
  uvv0uuu0dge8okh8pgc57cd818a118a0*2,dfd8vm50*2,qnd66hj26ef96hj17jl0lqr2vvv1cfd9qrr4uvv0*2,
  uvv0*2,oqq47ce5afh818a06cee4ac818a0nkb8qi4cpi4eum769jl46gi26ef56ik08jl1dij8eij6uvv0*3,
  uvv0*3,ilm59eg79eg618a05ac95bc7rk87mg3bng3boh46hmj66ik0*2,9jl1ekl89eg5tuu1uvv0*3,
  uvv0*4,ilm47ce4dhi63ac1cfd8ul51sj43rj44sk52pne66ik0emn3bgi59eg4ttu1uvv0*4,
  uvv0*5,oqq3cfe7afg3jki5upf1vpc0voc0vpe0pnh3dhj38cd5kml5uuu0uvv0*5,
  uvv0*6,uuu0npp2eik37ce15bd1adc26bd1bgh2jlm2ttu1uvv0*7,
  uvv0*23,
wheel-long-names 358x365
~ IqB6 xt-H 5wCR PiZq 6ZMn Zwj8 Stfz o1vR vqcA 4E7D oDoc zBqp L7YY kNom Vy3H pd8s Nclb kNom LRUb K15W
~ kNom KG63 v38B Nclb kNom X8C0 klR7 eipC kNom Vy3H oF0h Nclb kNom q9i0 A4Ad fpHw kNom LRUb HJCv rxGU
~ kNom pKay j30U Ntq7 kNom X8C0 3CwJ Nclb kNom KG63 mMFT _pC- KAw_ 4E7D fXBf GTUv dVDR KQiR
  qrrcrss8rssaqrrbrss7rrsbstt5uvv0*16,
  uvv0*8,uuu0rss0tqp3upn2qrs2tuu0uvv0*9,
  uvv0*6,qss2eij26ce39ef1rli9ulh4eij46ce3afg1mop2uuu0uvv0*6,
  uvv0*4,uuu0fjk3bed7kih4uoh4vn80vna3vme5vm60upf4chi4cgg6bff5rss2uvv0*5,
  uvv0*3,tuu1afh5fgh6tid2ue70uib4tk53oh47oh5arj45ljc818a04ac2eij76cd4prr3uvv0*4,
  uvv0*2,uuu0bgh5hii8ug91te70qd67te71um95oh4aog49rj45bed86cee39b618a0dhj96cd5rss3uvv0*3,
  uvv0*2,mnm7cgh6ukf3sd62qc69te70ue70vlb5rj4bqi4dun9529b218a05bda5bcc29b2kkkbbff7uuu0uvv0*2,
  uvv0tuu17cd7ttu3vvv0ulh2ue70*3,uib4vm50*2,mjc818a0*3,7bc4qgc5ug91dgg9moo6uvv0*2,
  uvv0lno6eij6vvv0*2,ssravqo2uf91ue70te81nja3lh70adc618a0*2,eed6tf92rd61te70ojg9aeg6uvv0*2,
  uvv0dhj7npq6vvv0ttt3ppogtss7vut1rhd3ghh5rss1ttt0jmm34ac3mgd6ue70pc59j949qd63uid36ce9tuu2uvv0
  uvv07ce6uuu4vvv0qqpiqqpguuu2vvv0hklbvvv0uuu1rrr1vvv0kmm7rd71ue70ob59oc54rd63uf81bfh6pqr6uvv0
  uvv0adcdvvv0vuu0utt2vuu0*3,ilm9vvv0uuu2jllbvvv0ttt6kfc3uje0*5,hjhanpp7uvv0
  uvv06bd8vpn2vlj0uki2ukh2vlj0*2,ikk9vvv0qqrfpqqftuu5qrs6npp6vvv0utt5vuu4vvv0*2,dhi6npq6uvv0
  uvv08df6snm8vlj0qifbqif8vlj0*2,hgg8rst3tuu4uuu5uvv2gjj9vvv1vvv0srrennmirrr7vvv09ef6rss5uvv0
  uvv0fkl7kkk8vlj0qifaqhffvmj0jii529b139b1gkl3hkl1hhe5sk61vpe1vvu0sssclljguuu3uvv26ce9uuu0uvv0
  uvv0pqr59ef6vmk1vlj0tmk2bef54ac618a04ac58jl36ik0onf6vm50ul53um84vtp1vvv0*2,lno6eij6uvv0*2,
  uvv0*2,egf8omm7okj45ac218a07deh7ceg8fga6ik0*2,glk6ul54oh4ful52vm60vri1vvv1bed9qrs4uvv0*2,
  uvv0*2,prr36cd5bfh818a04ac36cd618a1aika6gi46ef88jl2un93sk53oh49vm50vn80ehh7fjk6uvv0*3,
  uvv0*3,knn58ef7afg718a0*2,3ac49ik66fg76fg66hi4one6vm50*2,vn90hji7afh5uuu0uvv0*3,
  uvv0*4,knn46ce4dhj75bc28ega6ik0*4,glj6vm60tof2cgg4bgh4tuu1uvv0*4,
  uvv0*5,prr2egf69ef3ejk5emn1emo0*2,fmo1flm3ehh28cd4mnm5uuu0uvv0*5,
  uvv0*7,pqr2gkl38ef05bd1adc27ce0chj2kno2tuu0uvv0*7,
  uvv0*23,
wheel-many-prizes 358x431
~ IqB6 xt-H EVhI PiZq 6ZMn dAuQ 46ec 9vpV yrye P8MR QE0b yGYU KgoV W48g nTYJ EcBW mudy qtjU DE50 eUNC
~ dVDR KQiR
  qrrcrss8rss9rrsbrssaqrrbrss7uvv0*16,
  uvv0*15,utp0vsn0*4,usn0uuu0uvv0
  uvv0vvv0*13,vuu1vm60vm50*5,vsm1uvv0
  uvv0vvv0rssbrrserrrfpqqfvvv0*2,uvv2rss9rssarrsarrsdtuu5vut2vm50tl54sk49rj4ask48vm50vrl1uvv0
  uvv0vvv0tuu4tuu5ttt5stt6vvv0*3,stt7sss9stt7ttt8uuu5vut2vm50ul52ul53tk54ul53vm50vrl1uvv0
  uvv0vvv0*13,vuu1vm60vm50*5,vsn1uvv0
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0uus0vtq0*4,vtr0uvu0uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0vvv0sss6ppqkpqqgrssavvv0*3,uuu3rssbrrrcsss8vvv0*4,rrrdrrrbuuu2vvv0*2,uvv0
  uvv0vvv0qqqepqqgpqqippqkuuu4vvv0*3,ttt5stt5uvv3vvv0*4,ttt7stt8vvv2vvv0*2,uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,
  uvv0vvv0*20,uvv0*2,
  uvv0vvv0*2,rsseqrrcsst8vvv0*2,tuu5rrrdsssarss9rrsdttt7vvv0rrscoppioppgnoploppkpqqjvvv0uvv0
  uvv0vvv0*2,ttu6stt5uvv3vvv0*2,vvv2ttt7tuu5stt6ttt8uuu6vvv0*2,tttaqqrgnopnqqrfvvv0*2,uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,
  uvv0sss8sss9rssbrsscrssa*2,uvv1vvv0*13,uvv0*2,
  uvv0rss9qqriopplpqqkoopjppqiuvv1vvv0vvv1rssdrrrcsss8vvv0*3,uuu1rsseqrrdstt7vvv0*2,uvv0
  uvv0uuu4stt7pqqgppqhstt9ttt7vvv0*2,uvv1ttt4stt5uvv3vvv0*3,vvv1ttu5stt5uvv2vvv0*2,uvv0
  uvv0vvv0*2,uuu4ttt7vvv1vvv0*15,uvv0*2,
  uvv0*2,vvv0*19,uvv0*2,
  uvv0vvv0*9,uuu1sss1vvv0*10,uvv0
  uvv0vvv0*9,uuu2jllbvvv0*10,uvv0
  uvv0vvv0*9,qrrdpqqduuu4vvv0*9,uvv0
  uvv0vvv0*9,ttt6ttt7vvv2vvv0*8,uvv0*2,
  uvv0*23,
hubs 358x131
~ IqB6 xt-H WfHG z2yA a6Bf GTUv Ba_G PnxG a6Bf GTUv gSR_ a6Bf GTUv uxaY
  rrscrss7uvv0*21,
  uvv0*23,
  uvv0vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*3,
  vvv0*2,tuu2sst1uvv1vvv0uvv0vvv0*7,uvv0vvv0*6,uvv0*2,
  vvv0*2,jlleoop8qrr5vvv0*3,ppqknoojoppgopphpqqevvv0*3,qqr9sss9qrrbttt5vvv0uvv0*2,
  vvv0*2,ppqeoppettt3vvv0*3,pqqhppqgnoojoopipqqevvv0*3,ttt5sst6ttt7uuv2vvv0uvv0*2,
  vvv0*2,ttt6stt9uuu2vvv0uvv0vvv0*7,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*4,uvv0*3,vvv0*5,uvv0*3,vvv0*4,uvv0*3,
  uvv0*2,vvv0*2,uvv0*6,vvv0uvv0*6,vvv0*2,uvv0*4,
actions 358x529
~ IqB6 xt-H eqCl YqUR MlRS pUgf tc7U 4gYw YX9C T3qQ PiZq m5ao 9JQk v35h MlRS pUgf qemM 4gYw YX9C AXEt
~ MlRS QHlQ 4gYw VgEs 9JQk 08GF 2uP- y9gZ 08GF o0O_ 5B0r
  qrr9rssbstt6uvv0*20,
  uvv0*23,
  uvv0*8,pqqblmminopgkmmjklmlmnnhuvv0*9,
  uvv0*2,stt6stt4stt6sst8stt5stt7sss6stt6stt5sst8stt5ttu5ttt6sst8stt5stt6*2,stt8tuu2uvv0*2,
  uvv0*2,ttt5sss8ttt7sss6rss6ttt4stt5stt9rss8sss7sss8ttt2stt6sss6sss5stt6stt8sss6tuu3uvv0*2,
  uvv0*23,
  uvv0*23,
  vrl0vqi0*21,utp1
  vm50*8,ul52ul51tl52vm50ul52vm50*9,vm60
  vm50*8,sk59tk54qi49ng49og4doh4cvm50*9,
  vob0vn80*20,vn90vqg2
  vvv0*22,uvv0
  vvv1qrrcpqqdoppgpqqbrrsboopgpqqhpqqbvvv1vvv0*5,vvt2vus0*5,vus2vvv0
  vvv0tuu5ttu5stt7ttu5uuu3ttt4tuu4ttt6vvv0*6,vus4stt6pqqdoppj*2,qrrevus4vvv0
  vvv1rssbsstbsstcrsscrssfpqqestt9rssd*2,uuu5vvv0*4,vvu1vus0*5,vus2vvv0
  uvv0vvv0*21,uvv0
  vob0vn80*12,vn90utq2uuu2uuu0*6,ttt7
  vm50*2,vm51rj49tk53sj45rj45rj49qi49pi48qj46tk53vm50*2,urm5vvv0*2,sss9oppgnopkvvv0*2,ttt9
  vm50*2,vm51sk53ul51ul53sk56tk55sk55tk54sk55ul53vm50*2,urm4vvv0vvv1nooimnohnoogttt6vvv0ttt9
  vqi0vpf0*13,uus1uuu2uuu0*6,tuu5
  vqi0vpf0*21,vsm2
  vm50*4,vm51qj48ul53sk53tl53tk55tl52ul52tk51ul51rj47ul51tk55ul51vm50*5,
  vm50*4,vm52mf35sk54rj46qi49qi4bqi4ang3eqi49rj48pi4bqi4aqi49sj47vm50*5,
  vpf0voc0*21,vrj2
  rss9sst6stt7sst7stt6stt5ttt4sst7stt5tuu2uvv0*13,
  stt6stt7stt6stt5sst8rrs7ttt6stt7sst7tuu4uvv0*13,
  uvv0*23,
  uvv0*23,
  uvv0*6,stt2uuu0tuu2uuu1*4,uvv0uuu1uvv0*8,
  uvv0*6,qss5lopglopcnqqhoqqempqcoqq9mppblopinpqeuvv0*7,
  uvv0ttt5ttt3tuu1tuu3tuu2ttt2tuu1*2,tuu2tuu3tuu2tuu3*2,uuu1tuu1tuu2uuu2ttt4tuu2ttt3uuu0uvv0
  uvv0rssdsss5qrrarssasss9rss8qrrbrrscqrr9rrsastt8rss9rrsarss9rrsasst6rss9qrrarss7rrsatuu2uvv0
  uvv0*9,rss9qrreqrrb*2,uuu0uvv0*9,
  uvv0*23,
prizes-ONGOING 358x576
~ IqB6 xt-H NGpA PiZq 4u9V Wi-_ M3uX -8fs AWnw DaIW Vc8o DUYO XRrl CQZp QC5R Jads ojAk OgKW DaIW Vc8o
~ wwbv 4fF7 CQZp QC5R GtnV 7gI5 OgKW DaIW Vc8o DUYO XtbH CQZp QC5R J70A 7O3x OgKW DaIW Vc8o IGB7 1Js0
~ CQZp QC5R Mf9- B07p OgKW DaIW Vc8o DUYO 0fO8 CQZp QC5R 6KyG ZE0l OgKW DaIW Vc8o LR2M NrCr CQZp QC5R
~ WpTp nAEI OgKW DaIW Vc8o DUYO VmB- CQZp QC5R tNQ- G9-s OgKW DaIW Vc8o EVLD Adzn CQZp QC5R WpTp GS_o
~ YEgq
  qrrdrrs8rss7qrrdqrrbqrrdtuu2uvv0*16,
  uvv0*2,uuu0*2,uvv0*19,
  ikkhjklfijkmkmmljklimnoajllkjllg*3,ikkhklmjjllcjklguuu0uvv0*8,
  uvv0*23,
  stt2stt1uuu0stt2tuu2ttt4stt2ttt1uvv0*11,oppglmnipqqfnopf
  qrs5mopauuu0oppfopqgopqhnpphstt7uvv0*9,ttt5rsscrss9rrscrssdqrr7
  uuu0*17,tuu0tuu1*3,tuu2rss5
  uuu0tuu0uuu0uvv0*16,sss6qrr9rss9tuu2
  prr9mppiuuu0mnofoppimnnknoojoppmrss9uvv0*7,uuu0uuu1tuu1pqqfnopgrssanood
  tuu0ttu0uuu0uvv0*2,uuu0uvv0*10,tuu2rss9rssasst5rss8rsscpqqc
  uuu0*23,
  prr6oqr7uuu0pqqbqrrbpqqcqqrauvv0*12,oppilnnjopqhnopf
  stt1prr5uuu0rss6rss5rss6stt5uvv0*8,rrsaqrrd*2,rss8qrrdqrreqrrfnppc
  uuu0*23,
  stt1rst2uuu0ttt1uuu1uvv0uuu0ttt1uuu1*3,uvv0*8,pqqclmnjopqhnopf
  prr7mppcuuu0oppgnophoppepqqboppfopphnoogopphrss9uvv0tuu2rssaqrrdsss9*2,rssaqrrfqrrdrssdqrr7
  uuu0tuu0uuu0*12,tuu1*3,uuu1tuu1*3,tuu2rss5
  uuu0tuu0uuu0uvv0*15,ttt4stt3qrr8rss9tuu2
  oqr7koocuuu0oppfmoogmnnkttu2uvv0*6,uuu0ttu2ttt4uuu1*2,qrr7opqfoppgrrrbnood
  tuu0*2,uuu0uvv0*10,tuu1stt6rss9sss8stt9sst6rss9*2,rsscpqqc
  uuu0*23,
  qss4pqr4uuu0qqr9qrrasss6uvv0*12,qrr7nppilmnkopqhnopf
  stt2qss3uuu0rss7rrs8stt7uvv0*7,sss7pqqfqrrcqrrdrssaqrrcpqreqrreqrrfnppc
  uuu0*23,
  stt1*2,uuu0ttu3ttt3rss2uuu0uvv0*11,qrr8ppqfmnnipqqgoppd
  prr6lopbuuu0qrreopqfopphuvv0*6,ttt3rss9qrrdrssbrrsbsss9rrscpqqhpqqerrseqqr9
  uuu0tuu0uuu0*11,tuu1*4,tuu0tuu1*3,tuu2rss5
  uuu0tuu0uuu0uvv0*15,stt3sss6qrr8rss9tuu2
  qss5pqr5uuu0mnnlnopmppqdmoohnoomqrrcuvv0*8,uuu1rss6qrrdpqqbrss8oppf
  tuu0*2,uuu0uvv0*14,tuu3rrsdpqrcpqqcqrrcrrr9
  uvv0*23,
  pqqgrrr9pqqfrrraqrr9pqrdqrrbqqrgqrrd*2,rss9pqqfqrrbqrrcqrrbrss9qrrhqrrarss8qqrfrssaqrrfuvv0
  rssasss7rrs8rsscsst8rss7rrsbrrrastt5rssdrss6rss7rss9rrsarss8sss8rrr9qrrauuu0uvv0*4,
  stt6sss5sst7stt5ttt4rssa*2,sss7*2,stt6stt5*2,ttt4stt5sss6stt6ttt3sss7tuu2*3,tuu1uuu0
  rss9rssbqrr9rrr8stt8*2,rss8stt7*2,rrrcsss8rrsbsss8qrrbrrrdrss9rssaqrrcrss6rss8rrscrssbstt8
  pqqbqrrfrrsduuu0uvv0*19,
check-UPCOMING 358x241
~ IqB6 xt-H Wzrj PiZq ITGt z2yA 3f3j aTBZ 0f0I C2LH cCgl zlIp K1HB mnni
  rrsaqrrasss8qrr8qrrbqrrgsst6uvv0*16,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0qtr4mro5tvu0opp7oppcnoodqqq8sss4mnobrss5qrr7sss4qrr5noogqrr7rss6vvv0*5,vvv2
  vvv0qts3mqo8tvu0ttt5rss8qqrapqq8ttt7pqq8rrr5qrr7rrs6opp7pqqbpqq8ttt5vvv0*5,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0qrrdsssarrsfqrrisss9qrrarsscsssbrssersscrssdrsscrrscsstasssbqqrdqrrestt8sstbvvv0*2,vvv2
  vvv0sssesttastt9*2,ttt8sss9ttt7stt8sss9sttbttt9ssscstt8sttcsss9ttt8sst8ttt9sssbuuu5vvv0vvv2
  vvv0stt9ttt8uuu5ttt7*2,ttt6tuu4tuu5rssbtuu6ttt9ttt5sst9uuu5tuu6uuu5ttt5tuu6uuu4vvv2vvv0vvv2
  vvv0ttt7ttt6sst8stt9*2,ttt6rssastt8sssb*2,sttdttt8stt9sstesttasstesssbttt8ttt6vvv0*2,vvv2
  vvv0qrrfrssbqrrfrrrfrrrgrsseqrrcrrrfrrrhrssbvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0oqrdprrfprrhnpqjnpqioqqiprrfoqqiprrbmppjoqreoqrfnpqlpqrhqrsauuu6vvv0*5,vvv2
  vvv0*12,vvv2vvv0*2,uuu3vvv0*6,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
results 358x498
~ IqB6 xt-H CJIK PiZq 04pa PiZq pkZW 2kng oa9J rj3w f89n 96Ls vWQS kfA8 U7jP f89n 35TK vWQS iX6e fjKp
~ Ld8C 9129 i_zJ i1rs
  rss8qrrettt3uvv0*20,
  ttt1loo0lno0*19,qrr1uvv0
  7ce518a0*20,18a1gjka
  18a0*23,
  18a0*7,489118a0*15,
  18a0*3,kh72399218a0*2,gb83ca9218a08df4fjk418a0*2,4fh22ac118a0*2,5a92ac8218a0*3,
  18a0*3,fe8128a118a0*3,38a028a16bd3cgh318a0*2,2ac018a0*3,28a0399118a0*3,
  18a0*2,cdd239a218a019b018a0*3,cd8618a0*2,3ac3bgh618a0*2,ca92da9218a0acc318a0*3,
  18a038a2fee318a0*2,3df218a038a0edd1mhg0rjh0rjg0oig0hff16ab118a07991*2,18a0cdd3acc418a0*2,
  18a0*2,489018a0*3,ddd2tmk1vsr1vmj0vlj0uf91ue70vj91vme0kgf238a118a0*3,2ac018a0*2,
  18a038a1ca9218a0*2,iff4kkk2tuu2vvv0vom1vlj0uf91ue70vm50*2,kkg2ojh349b118a02ac14fh218a0*2,
  18a0*4,ddd4jkj26ik0dmn3vvv0vsr1vlj0uf91ug71vm50mlb16ik0bjk1nih418a0*5,
  18a0*3,39a2ulf1rl81bji16ik0kpq4vvv1ski1pe91uj61sm718ik07jl0mqr2vrq1ddd418a0*4,
  18a0*3,ddd3ska0sk60rk60dif16hj19ef4ac81cd807a929ff28ik1oqr1sst0sss0nih418a0*4,
  18a0*2,28a0*8,18a0*2,28a0*8,18a0*3,
  18a03ac06bd26ce45bd2*2,5bd15bd25bd05bc04ac039b05bd35bd25bd15bd25bd05bc0*3,4ac018a0*2,
  18a04ac07ce77df97df76ce58df97deb5bd25bc04ac039b06ce6*2,8df87dfa6cd55bc0*4,18a0*2,
  18a04ac0dhiceijebghdeijeeijg9eg75bc0*2,4ac039b0bfh8cghbcgigfjkddhje6bd25bc0*3,18a0*2,
  18a04ac05bd36ce36ce56ce4*3,5bd25bc04ac039b07de68df6cgi7bgh95bd05bc0*4,18a0*2,
  18a04ac06cd26ce67de77ce46ce57ce55bd35bc04ac039b06cd47de47de58df65bc0*5,18a0*2,
  18a04ac05bc0*8,4ac039b07ce87ce59ega8efc*2,9ega5bd25bc0*2,18a0*2,
  18a039b04ac0*8,39b028a04ac0*9,18a0*2,
  18a028a05bc0*18,3ab018a0*2,
  18a0mop6vvv0*8,rss8ttt6tuu2ttt4vvv0*6,vvv13ac418a0
  18a0opq6vvv2rssdvvv0*2,uuu1vvv0vvv1vvv0rssdpqrboqqfttt5vvv0uvv3vvv1vvv0*4,5bc618a0
  18a0npq6vvv0*4,qrrcopqeopqi*2,lnneqrscnopinppfopqf*2,opperss9vvv0*3,4ac618a0
  18a06cd2chi0*18,afh118a0*2,
  18a0*4,18a118a028a028a1*2,18a0*5,18a118a0*2,28a218a0*5,
  18a0*3,7cecbfhk7cec7decaegj9eff9ege9efj9egkbfhe8dfeafgj8dfdafggafglafge18a0*4,
  18a0*22,18a1
  bfh618a0*20,3ac2lno9
  uuu15bd318a0*19,mop5uvv0
prizes-ENDED 358x422
~ IqB6 xt-H dGsG PiZq 4u9V eKQ7 FSJG ZukA UjlB _6tO S0WN Qd8p UjlB K6rK _6tO -8fs X4Z9 -H6f og15 uKpe
~ vZtp qlDq UkOA 7r3P QbK7 qxKs RQna a-op I0nW -H6f 8D_O Gwlp f73N YSuo 85uh vZtp Ylb3
  qrrdrrs8rss6pqrdqrrauvv0*18,
  uvv0*23,
  hijkikkfnoodjklmklmhhjjknoo8hjkfjklhjllijklhlmmjikkfqqr8uvv0*9,
  ttt5stt7ttt5ttt2stt6stt4sss7qrr6ttt5ttt3*4,ttt4ttu3ttt5uuu0uvv0*6,
  sss6rss8stt8*2,sst6stt6stt7sss7rss9rrrbrss8stt7sssasss5rss8sssauuu3uvv0*6,
  ponettt5usp5upg0*3,pqn5hno0*4,jpq3eij1eij0*9,fjk3
  nmjktss8trm7una0*3,nnj8bkm0*4,fmo47ce16ce0*9,8df3
  uut0uvv0*22,
  tm84rss4nopmpqqgoppimoomuuu0uvv0*14,ttt2mnng
  uuu0*23,
  mop2tuu1uuu0uuu1uvv0uuu1uvv0*15,uuu0ttt3
  bgh2stt3oppgoppknoogoppmpqqjuvv0*14,stt4nood
  uuu0*23,
  tli2stt3rss9rssdqrr9stt4uvv0*14,stt3qrrcqqr9
  tol2tuu1rss8*2,rrratuu4uvv0*14,stt3qrraqrr8
  uuu0*23,
  uuu3rss6pqqhqqrhpqqcqqrapqqiqrrcopphpqqjuvv0*9,stt3opqdlnnnmoog
  uuu1uuu0tuu1tuu2tuu1uuu0tuu1*2,tuu2uuu2uvv0*9,uuu0ttt1tuu1*2,
  uuu0*23,
  tm74rss4pqqfnppipqqfuvv0*14,stt3nppenoohlnni
  uuu0*23,
  pss1tuu0uuu1uvv0*16,uuu0*4,
  dln2stt7oppjoppgttt5uvv0*14,stt4nopflmnnmnnh
  uuu0*23,
  hkl2ttt3stt8rrs8sss5uvv0*14,rss7rss6qrraqrr7
  hkl2tuu3sss8qrr9stt6uvv0*14,qrr9qqrbpqqepqqa
  uvv0*23,
check-ENDED 358x201
~ IqB6 xt-H cMJo PiZq ITGt z2yA 3f3j aTBZ 0f0I C2LH vJSj zlIp K1HB mnni
  rrsaqrrarss7qrrdqrr9uvv0*18,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0qtr4mro5tvu0opp7oppcnoodqqq8sss4mnobrss5qrr7sss4qrr5noogqrr7rss6vvv0*5,vvv2
  vvv0qts3mqo8tvu0ttt5rss8qqrapqq8ttt7pqq8rrr5qrr7rrs6opp7pqqbpqq8ttt5vvv0*5,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0qrrdsss9qrrarssesst9qrrdsss9qrrhrssdqrrjsttbrrrfrsserrsfrssdsttarrrcssscrrrdvvv0*2,vvv2
  vvv0sstbsssbtttbstt9sssbtttasssdstt9vvv0*13,vvv2
  vvv0uuu2uuu3uuu4tuu3uuu3uuu4uuu3*2,vvv1vvv0*12,vvv2
  vvv0tuu3uuu3vvv1tuu6uuu2uuu3*2,tuu5uuu2stt8uvv1*2,stt7uvv2vvv0vvv2vvv0*5,vvv2
  vvv0qrsarssbprsfqrsdoqrgprrersscqrsdrss8prrbprrdprrgqrseqrsfprrduvv4vvv0*5,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
records 358x452
~ IqB6 xt-H pC7s PiZq dVZZ duU2 PiZq 6SNg HEa2 XnnM Dr3s d6MI Zpmw jsNq duU2 PiZq TiCd KP0h XnnM xzr_
~ 2O7t qX9j CYAg qzd1 duU2 PiZq D4WE f8yp XnnM t5mw J1U- Sat1 iN9e e_BR duU2 PiZq S_G_ mx2K XnnM qzd1
~ duU2 PiZq 49tB v3Y4 XnnM gaQ4 2O7t Lj7T Zdzo
  rss9*2,rss7uvv0*20,
  uvv0*23,
  noohnopenoojmnnpoppfuvv0*18,
  qrrdqrrcrrsdstt6sss9qrrauvv0*17,
  tuu0*5,uuu0uvv0*17,
  rts1psr5lqodlpnhmqocsut1sssaqrrapqqgpqqepqrdqrrcqrrdqrrbqrrarss8qrrarss8uvv0*5,
  uuu0tuu0*4,uuu0uvv0*17,
  nopfnophqrrbuvv0*20,
  rss8rss7ttt5stt4stt3ttu3stt6ttt4*2,stt5uuu1ttt4ttt3uuu1uvv0*9,
  sss8rss8rssbsss6sst5ttt4rss8stt5stt6rss9ttt5stt6stt5uuu0uvv0*9,
  stt5rss7qrr8*2,qrr7qrs5qrr7qrrapqrbtuu1qrsbprrbqrs9qrscoqrcrss7uvv0*7,
  tuu1ttt1stt2rss4stt2stt1stt3*3,uuu0stt2rtt5rst7stt5*2,ttu4uvv0*7,
  ttt2tuu2uvv0*2,uuu1uvv0*18,
  oppcoppflmnlnoojopplrss9uvv0*17,
  qrrdqrrcrrsdsss7rss8qrrauvv0*17,
  uuu0*8,tuu2tuu0*10,tuu2uvv0*3,
  urp6tqo9rnkfsolaspmasoldsolgvut0tuu6pqqgnoogoppdnoojoppd*2,pqqdmnoknoohoppetuu6uvv0*3,
  uut0vut0*6,uuu0tuu3tuu0*10,tuu3uvv0*3,
  qrrdrrscqrr9qrrerss8qrrb*2,rss9rss8rssbrrrauuu0uvv0*11,
  uuu1*2,stt3tuu1uuu1tuu1uuu1*2,tuu1*2,uuu1uvv0*12,
  pqqcqrrcrss7qrr9qrrcstt5uvv0*11,uuu0uvv0*5,
  qrrarssbsss5qrr9qrrbstt7tuu1uuu0tuu1uuu0uvv0uuu1*2,uuu0uvv0*3,lopnnqqcnpqfnpqhmopfprre
  qrrdqqrcqrrfqrrarss9*2,qrrbsss8sss9qrrdstt6rss8*2,tuu1uvv0*5,uuu0uvv0*3,
  uvv0*23,
  mooinooioppepqqbnoohnopinooinopjrss9uvv0*14,
  qrrdqrrcrrsdsst6rssbqrrauvv0*17,
  uuu0*7,uvv0*16,
  stt3rss5oppfnoodpqqcoppdstt3stt8qrrcqrreoppdqrrcqrrbqqrc*2,rssarss9pqrdrss9uvv0*4,
  tuu0*7,uvv0*16,
draw-won 358x704
~ IqB6 xt-H FKCQ PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 s1AF o0Hn hxJF a97a tL8Q BmlC 08GF Rydl 8mWK VPUu fKG7
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 4_cj z1sA mLw2 Vc8o PzIZ oyk_ WZtg C85m JhQX oyk_ EAvx X6b8 losQ dGEE
  qrrarss9rrsastt6uuu0*19,
  rss1jmn0jmm0*2,pol1usm0url0*11,urm0uol0*3,urp1uuu0
  6bd518a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*4,fa25d910pi43fb24c812oh43ic24c812lf33vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,c817jd31qi46fb25ul51b719c815vm50b719vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,sk52jd34ic29ea25ul52b818c815vm50b718vm50*5,vto2vvv0
  vlh0vm60vm50*4,vm51e912d912sk52hc23d811pi43ke33c812ng33vm50*5,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*2,uuu1sss2vvv0*7,uuv1rrs3sss3sss2tuu3rrr3qrr3*2,rrs5vvv0*3,
  vvv0*2,oppajkkegijghjjohjjfhjjghijhgijfijkhopp9ijkhjkkimnnemnndikkeikkh*2,ppqfvvv0*3,
  vvv0*23,
  vvv0*3,rrrfqrrhrrsbqrrgstt8rsseqrrgsttbrssdsssarrrarrrfrrsdqrreqqrgrrrdvvv2vvv0*3,
  vvv0*3,ttt7stt8stt6ttt5sss6uuu5ttt8ttt5ttt9ttt6*2,uuu5stt9stt8tuu6*2,vvv0*4,
  vvv0*3,uuu5stt7*2,stt5ttt5uuu6uuu5uuu4ttu8ttt6uuu5uuu6ttu7ttu6uuu5ttu7vvv0*4,
  vvv0*6,vvv2uuu3uuu5uuu3uuu4uuu3uuu4tuu6*2,vvv1vvv0*7,
  vvv0*6,uvv2sss8sttctttarssbsttastt6sttauuu3uuu5vvv2vvv0*6,
  vvv0uuu3oqrgprrenqqgoqriqrsdoqrf*2,qssbprrcrssbprrgprrhprrdoqrfoqriprreprrdqrsdttu7vvv0*2,
  vvv0*10,qrseqrsfvvv0*11,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0uvv49eg1kkh4url3uid0vro2qqqdopphoppnqrrgoppinoomrssavvv0*7,vvv1vvv0
  vvv0uuu7cd81ul61vm50uj61vpk3uuu4vvv1ttu6uuu3uvv2uuu4uuu2vvv0*7,vvv1vvv0
  vvv0vvu3vm90ke3dke3goi58vtq1ttu7ttt7rssdttt7rrrdttt9sssbttt9vvv0*3,uuu3oqrfvvv0vvv1vvv0
  vvv0vuu4sk62tk58rj4cum71sql3sssarssfrrrfqrrfrssbrrrdsss8sssdrssdvvv0*3,stt7vvv0vvv1vvv0
  vvv0vuu4ue70vk81tl825a92ilm6uuu6uuu3uuu5uuu4uuu3vvv0*9,vvv1vvv0
  vvv0vvv1vsq0vsr0rss1opq0uuu1uuu7stt8tuu7sttastt9uvv3vvv0*8,vvv1vvv0
  vvv0*23,
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0voc2vm50*2,rj46ul53sj46tk53ul52tl52tl54tk54sk54tl52vm51tk55sk55tk54vm50*3,vus2vvv0
  vvv0voc2vm50*2,oh45sk52qi49rj49sk58rj49*2,rj48qi48rj48sk57sk45qi4a*2,ul52vm50*2,vus2vvv0
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*4,sssannoioppnoopdmnnknoolopplnopkmnogqrrfvvv0*5,uvv7vvv0
  vvv0uuu4uvv0*12,uuu0uvv0*5,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
draw-won-last 358x704
~ IqB6 xt-H TQ_P PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 s1AF o0Hn hxJF a97a tL8Q BmlC 08GF Rydl 8mWK VPUu fKG7
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 4_cj z1sA mLw2 Vc8o PzIZ oyk_ 6GUW oyk_ EAvx X6b8 losQ dGEE
  pqqapqq8pqqapqq8opp9rrr1rss0*13,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,gb24d910pi43hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,c818le31rj45fa25ul52b718c816vm50b718vm50*3,pl91ql81vn60voc0
  vli0vm70vm50*5,rj42ic24hc29fa25ul51b719c815vm50b718vm50*5,vto2vvv0
  vli0vm60vm50*4,vm51d912c812sj42gb24c812oh43jd24c812mf33vm50*5,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*2,uvv1ttt1vvv0*7,vvv1sss2ttt1*2,uuu2sss2rss2*2,sss3vvv0*3,
  vvv0*2,oopbijkfgijghjjohjjfhjjghijhgijfijkhoppahjjihjjjlmmflmnehjjfhjjjhijioopgvvv0*3,
  vvv0*23,
  vvv0*3,rrrfqrrhrrsbqrrgstt8rsseqrrgsttbrssdsssarrrarrrfrrsdqrreqqrgrrrdvvv2vvv0*3,
  vvv0*3,ttt5ttu7tuu5tuu4ttt5uuu3ttt7uuu4ttt6tuu5*2,uuu4ttt7ttt6uuu5uuu4vvv0*4,
  vvv0*3,uuu6sss9rss9sss7sss6uuu8ttu6ttt5tttasst7ttt7tuu8ttt8*2,tuu6ttt9vvv0*4,
  vvv0*6,vvv2uuu3uuu5uuu3uuu4uuu3uuu4tuu6*2,vvv1vvv0*7,
  vvv0*6,uvv2sss8sttctttarssbsttastt6sttauuu3uuu5vvv2vvv0*6,
  vvv0uuu3oqrgprrenqqgoqriqrsdoqrf*2,qssbprrcrssbprrgprrhprrdoqrfoqriprreprrdqrsdttu7vvv0*2,
  vvv0*10,qrseqrsfvvv0*11,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0uvv4bgh1lli4urm3ujf0vrp2qqqdopphoppnqrrgoppinoomrssavvv0*7,vvv1vvv0
  vvv0tuu7ac81tl61vm60vi61vol3uuu2vvv0uuu4vvv2vvv1vvv3vvv1vvv0*7,vvv1vvv0
  vvv0vvu3vm91ke3dke3goi68vtp1ttt8sst8rrrfsss9qqresttarssdtttavvv0*3,uuu3prrdvvv0vvv1vvv0
  vvv0vuu4sk62tk58rj4cum71trm3sssarssfrrrf*2,rssbrrrdsss8sssdrssdvvv0*3,rst9vvv0vvv1vvv0
  vvv0vuu5ue70vl81ul727a92ilm6uuu6uuu3uuu5tuu4uuu4vvv0*9,vvv1vvv0
  vvv0vvv1vqo0vsq0qrr1mop0ttt1uuu7stt8tuu7sttastt9uvv3vvv0*8,vvv1vvv0
  vvv0*23,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*3,4ce53bd32ac14ce43bd42ac1*3,2ac02bd33bd22ac119c0*4,stt6vvv0
  vvv09fg619c0*3,7efc8egb5dea8egc8egb7egeagie9fhc6df87efd9fhb7efc3bd319c0*3,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*4,sssannoioppnoopdmnnknoolopplnopkmnogqrrfvvv0*5,uvv7vvv0
  vvv0uuu4uvv0*12,uuu0uvv0*5,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
draw-none 358x597
~ IqB6 xt-H tFDm PiZq daI4 PiZq 7tNe oGGs YfwX kNom ALuP kNom QyK9 kNom fZIs kNom xomg kNom e9HL kNom
~ GXzD kNom KC1I kNom CMPW kNom O_qv kNom qaqN kNom PxvL kNom vb9C kNom vqcA kNom JNbI kNom 9j_0 kNom
~ -Y2_ kNom ZWdI kNom vqcA BmlC 08GF ZUgr jE5T QHfT fKG7 oyk_ WZtg C85m JhQX oyk_ mdWH X6b8 losQ dGEE
  pqqapqq8pqq9pqq8rss0*15,sss0stt0ttt0tuu0
  tut0uts0tts0*18,uts0tut0tuu0
  vtq0*19,vur0vvt0vur0uus0
  vtq0*2,vtp0*2,vtq0*6,nol2klk0utp1vtq0*6,vvv0rssgvvu0vtq0
  lpn3vtq0uke2ulf2vtq0*3,vtp0vrn0vpm0ihg56ac4vpm0vqn0vso0vtp0vtq0*3,vvt0vvv1vsq1uic2
  7jl1vtp1vso0*2,vtq0vro0vol0vlj0vkh0vjf0shd2abc3kgf0pih0vli0vnk0vqm0vtp0vtq0*3,uke2ue70
  qro0utp1vtq0vtp0vol0vmj0vqo0vqo3ue70*3,699318a0*2,ee94vmb0vlg0vmj0vro0vtq0*2,vqm1vrn0
  vtq0*2,vso0vmj0unm2vuu0vvv0*2,ug92ue70*2,699318a0*2,ni74vm50*2,vmc0vlj0vpm1vtp0vtq0*2,
  vtq0vso0vmj0jkj19km2uuv1vvv0*2,ulh3ue70*2,699318a039a2vm51vm50*2,gke2cjk1tlj0vpm1vtq0*2,
  vtp0vmj0kkj26ik0*2,emo3vvv0*2,vrp3ue70*2,699318a0cd84vm50*2,nla16ik0*2,bjk1ulj0vrn1vtq0
  vol1vlf0djh16ik0*3,lqr4vvv0*2,uf91ue70699318a0mi74vm50sm718ij06ik0*2,8jl1rpo3vmj0vso1
  vli0vm70vm50jkd17ik06ik07jl1rtt2vvv0ulg3ue70699328a2um51vm50cjh16ik0*2,dmn2tuu1vvv0vom1vlj0
  vme0vm50*3,ql919ji06ik0akm2uvv1vro2ujd0fgf2fgb4vm50jkd26ik07il0kpq2vvv0*3,vts1vlj0
  mha3tl61vm50*3,um60fkf16ik0nqp3vtq0*3,vtp0urk19jl1akm1qtt2vvv0*4,vqo1vkg3
  18a118a08b91ig71sl61vm50*2,qoh3vtq0jlj36bc14ab0cgg2tso1ssp2uvv1vvv0vvu0vqn1ukf1uf80ue70*2,
  18a0*5,8b91ig83vto0lmk518a0*4,9ee5vtq0vro1ukf1uf80ue70*5,
  qrr0*6,rss1vvu0sss1qrr0*5,vvu0vut0vsr0*7,
  vvv0*3,sss2tuu4vvv0*4,ttt3vvv1tuu3vvv0uuu1tuu1vvv0vvv1uuu1vvv0*5,
  vvv0*3,ijkhhijnhijdhjjihijlijkgjklggiimhjjihjjmnoobhijfhijhgijphjjmhjklrss5vvv0*3,
  vvv0*23,
  vvv0*4,tuu6qrrerrsaqrrdqrrfqrrbrssbrssdqrrdqrrhssscrsseqrrdstt8vvv0*5,
  vvv0*4,uuu3ttt6ttt7uuu4ttt4uuu3ttt7ttu5ttt6uuu4*3,ttt5uuu3vvv0*5,
  vvv0*4,uuv2ttt8*2,ttt9rrs9uuu7ttt7ttt5sssbstt6tuu8stt9tuu7uuu3vvv0*5,
  vvv0*2,rrreqrrfrssfpqqgrrrcsst8pqqjsssbrrrhqrrerrreqqrdqqrfssscqrreqrrgrrsd*2,vvv0*3,
  vvv0*23,
  vvv0*6,ttt6rrsdrssirssfrssdrssbsssbrrsessscsttbvvv0*7,
  vvv0uuu4prrfqrsdqrsbprrhqsscprreprrdrssaprrdrssaqrseprrhqrsbprrcoqrhqssc*2,qrsdtuu7vvv0*2,
  vvv0*2,vvv1*2,tuu4vvv2vvv1uvv1vvv1*2,stt8ttu6uvv2uvv1vvv1uuu2uvv2vvv2uvv1vvv1*2,vvv0*2,
  vvv0*10,ttu7rttavvv0*11,
  vvv0vvu0vuq0*18,vus0vvv0*2,
  vvv0vpd2vm50*2,ul52vm50*16,vvt1vvv0
  vvv0voc2vm50*2,mf39rj44mg3fph4cqi4aph4bpi4doh4dng4cph4arj48pi4bng3fng3eul52vm50*2,vus2vvv0
  vvv0vqg1vn70*18,vn80vvu1vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,uuu3pqq9pqqestt5vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*7,vvv1uuu4ttt6stt5vvv0*7,vvv1vvv4vvv0
  uvv1vvv0uvv0*18,vvv0*2,ttt1
  sss1vvv0*20,ttt1rss0
draw-none-last 358x597
~ IqB6 xt-H ir4_ PiZq daI4 PiZq 7tNe oGGs YfwX kNom ALuP kNom QyK9 kNom fZIs kNom xomg kNom e9HL kNom
~ GXzD kNom KC1I kNom CMPW kNom O_qv kNom qaqN kNom PxvL kNom vb9C kNom vqcA kNom JNbI kNom 9j_0 kNom
~ -Y2_ kNom ZWdI kNom vqcA BmlC 08GF ZUgr 19MR QHfT fKG7 oyk_ 6GUW oyk_ mdWH X6b8 losQ dGEE
  pqqapqq8pqq9pqq8opq9qrr4rss0*13,sss0stt0ttt0tuu0
  tut0uts0tts0*18,uts0tut0tuu0
  vtq0*19,vur0vvt0vur0uus0
  vtq0*2,vtp0*2,vtq0*6,nol2klk0utp1vtq0*6,vvv0rssgvvu0vtq0
  lpn3vtq0uke2ulf2vtq0*3,vtp0vrn0vpm0ihg56ac4vpm0vqn0vso0vtp0vtq0*3,vvt0vvv1vsq1uic2
  7jl1vtp1vso0*2,vtq0vro0vol0vlj0vkh0vjf0shd2abc3kgf0pih0vli0vnk0vqm0vtp0vtq0*3,uke2ue70
  qro0utp1vtq0vtp0vol0vmj0vqo0vqo3ue70*3,699318a0*2,ee94vmb0vlg0vmj0vro0vtq0*2,vqm1vrn0
  vtq0*2,vso0vmj0unm2vuu0vvv0*2,ug92ue70*2,699318a0*2,ni74vm50*2,vmc0vlj0vpm1vtp0vtq0*2,
  vtq0vso0vmj0jkj19km2uuv1vvv0*2,ulh3ue70*2,699318a039a2vm51vm50*2,gke2cjk1tlj0vpm1vtq0*2,
  vtp0vmj0kkj26ik0*2,emo3vvv0*2,vrp3ue70*2,699318a0cd84vm50*2,nla16ik0*2,bjk1ulj0vrn1vtq0
  vol1vlf0djh16ik0*3,lqr4vvv0*2,uf91ue70699318a0mi74vm50sm718ij06ik0*2,8jl1rpo3vmj0vso1
  vli0vm70vm50jkd17ik06ik07jl1rtt2vvv0ulg3ue70699328a2um51vm50cjh16ik0*2,dmn2tuu1vvv0vom1vlj0
  vme0vm50*3,ql919ji06ik0akm2uvv1vro2ujd0fgf2fgb4vm50jkd26ik07il0kpq2vvv0*3,vts1vlj0
  mha3tl61vm50*3,um60fkf16ik0nqp3vtq0*3,vtp0urk19jl1akm1qtt2vvv0*4,vqo1vkg3
  18a118a08b91ig71sl61vm50*2,qoh3vtq0jlj36bc14ab0cgg2tso1ssp2uvv1vvv0vvu0vqn1ukf1uf80ue70*2,
  18a0*5,8b91ig83vto0lmk518a0*4,9ee5vtq0vro1ukf1uf80ue70*5,
  qrr0*6,rss1vvu0sss1qrr0*5,vvu0vut0vsr0*7,
  vvv0*3,sss2tuu4vvv0*4,ttt3vvv1tuu3vvv0uuu1tuu1vvv0vvv1uuu1vvv0*5,
  vvv0*3,ijkhhijnhijdhjjihijlijkgjklggiimhjjihjjmnoobhijfhijhgijphjjmhjklrss5vvv0*3,
  vvv0*23,
  vvv0*5,ttt6qrrfrrsbqrrcqrrfqrrdrsscrssbpqqfrssersscsstdvvv0*6,
  vvv0*4,vvv1ttt7ttt5ttt6tuu6tuu5ttu5uvv2ttt7ttu6ttt6tuu5uuu6uuu3vvv0*5,
  vvv0*4,vvv2sst8uuu4ttt7ttt8sssbsss8uuu5stt8ttu5stt8*2,tuu9uuu6vvv0*5,
  vvv0*4,qrrkqrre*2,rsscqqrgrrrhrrraqrrfqrrhrsseppqdssscrrsdqrrgvvv2vvv0*4,
  vvv0*23,
  vvv0*6,ttt6rrsdrssirssfrssdrssbsssbrrsessscsttbvvv0*7,
  vvv0uuu4oqrgprrfprrdoqrjqrsdoqrgoqqfqsscoqqeqrscprrgoqrjprrdoqrenqqkprre*3,stt8vvv0*2,
  vvv0*4,uuu3vvv0*5,ttu7uuu4vvv0*3,vvv1vvv0*7,
  vvv0*10,ttu7rttavvv0*11,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv09fg619c0*3,aghh9ghf6dfbbhihaghf8fggbhifaghe7ef98fggbgie8egd3bd319c0*3,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,uuu3pqq9pqqestt5vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*7,vvv1uuu4ttt6stt5vvv0*7,vvv1vvv4vvv0
  uvv1vvv0uvv0*18,vvv0*2,ttt1
  sss1vvv0*20,ttt1rss0
draw-gift 358x728
~ IqB6 xt-H lR2p PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC -2QC hxJF a97a mP3n BmlC 08GF hQKE wIYj 55Sx fKG7 9hfr rtbY c4ov
~ kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom
~ 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ HqmU cWF4 4_cj
~ z1sA mLw2 Vc8o PzIZ oyk_ iucZ oyk_ IXFG X6b8 losQ dGEE
  pqqapqq8oppbqrr3rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*16,pl91rl81vn70vpd0
  vli0vm70vm50*4,lf37pi44qi44le38ph45og44oh48mg3aoh48oh45sk52vm50*4,vto2vvv0
  vlh0vm60vm50*4,ph44mf36pi45ph47id2aoh45pi47ng37qi49ph47sj44vm50*4,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0vvv1rss2vvv0*8,rrs2vvv0tuu3vvv0*3,uuv1uvv1vvv0tuu3vvv0*2,
  vvv0pqq8klmegiiffhinhjjhhjjmhjjlhjjehjjmqrrajkkefhihhjjiijkkfhighijjhijohjjmhjjlmnogvvv0*2,
  vvv0*14,ttt3*2,vvv0*7,
  vvv0*5,qqrfqrrgrssbqqrfssscrssbqrrgrss8rssgsssbsst9qqrcttt5vvv0*5,
  vvv0*4,vvv2sst9uuu4ttt7sssbuuu4sss8ttt6stt7ttt9uuu5stt6sst8uuu5vvv0*5,
  vvv0*4,vvv2tuu8tuu5ttt7ttt9uuu4ttt7uuu3tuu6ttt8uuu6sss7tuu7uuu5vvv0*5,
  vvv0*4,rssarrsiqrrfrssarrrcqrrerssfpqqgssscrrrerrrcqrrerrsirrrcvvv0*5,
  vvv0*23,
  vvv0*6,uuu4rrrcrsshrssdrrsgssserssarrsfsstcuuu7vvv0*7,
  vvv0uuu4oqrgprrfprrdoqrjqrsdoqrgoqqfqsscoqqeqrscprrgoqrjprrdoqrenqqkprre*3,stt8vvv0*2,
  vvv0*4,uuu3vvv0*5,stt9ttu7vvv0*3,vvv1vvv0*7,
  vvv0*10,tuu5stt8vvv0*11,
  vvv0*23,
  vvv0vvv1pqr1ssr1vtr1vrp0vuu0ttu4tuu4ttt6uuu3ttt5ttt8uuu1vvv0*7,vvv1vvv0
  vvv0tuu718a0mi94uod2uf70vol3sss8qrrdrrrgsssdrrrcqrrettt8vvv0*7,vvv1vvv0
  vvv0vuu5qk82vm50*2,tl72vrl2sssbsst8pqqksssbqrrfsssdrrretttavvv0*4,stt7vvv0vvv1vvv0
  vvv0vvu3pi7api4cpi4bqj5gusp5tuu4uuu4uuu5uuu3*2,tuu4vvv2uuu4tuu5vvv0*2,uuu3oqrfvvv0vvv1vvv0
  vvv0vuu4uh61vm50*2,jg73lml5uuu5tttastt9sssbttt8stt9ttt6ttu8tuu8vvv0*5,vvv1vvv0
  vvv0vvu3uje0vmh1omi39ef0npp4sssdrsscsssdrrrerssduuu4vvv0*8,vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*2,tuu0*18,uvv0vvv0*2,
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv09fg619c0*3,5ce79fheaghf9fheagih9fhb9fhd8eg99fhgaghebhic7dfc19c0*4,stt6vvv0
  vvv0bhi619c0*11,1ac0*2,19c0*5,2ac1tuu4vvv0
  vvv0uvv2stt0*18,tuu2vvv0*2,
  vvv0uvv6vvv0*5,stt5rrs7sss8ttt4sss9rss7sss9sst6vvv0*6,uvv5vvv0
  vvv0uvv6vvv0*5,ttt5pqqbrrr9sst7rssbqrr8pqqerrravvv0*6,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1uvv0vvv0uvv0*17,vvv0ttt1rss0
draw-shown-late 358x698
~ IqB6 xt-H 4b07 PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 s1AF o0Hn hxJF a97a tL8Q BmlC 08GF 9MNJ 8mWK VPUu fKG7
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 4_cj z1sA mLw2 Vc8o PzIZ oyk_ WZtg C85m JhQX oyk_ EAvx X6b8 losQ dGEE
  pqqapqq8pqqaopqapqq8opp8rss0*13,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,gb24d910pi43hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,c818le31rj45fa25ul52b718c816vm50b718vm50*3,pl91ql81vn60voc0
  vli0vm70vm50*5,rj42ic24hc29fa25ul51b719c815vm50b718vm50*5,vto2vvv0
  vli0vm60vm50*4,vm51d912c812sj42gb24c812oh43jd24c812mf33vm50*5,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*2,ttt6vvv0vvv1*2,uuu1uuu2ttt2uuu1uuu3vvv0*3,stt2stt4stt3ttt6rrs5qrr4uuu1vvv0*2,
  vvv0*2,nooilmmlmnoblmmhjkleklmfoppcmnnjjklglmmllmmmhjjjppq9noojoppcnoogkmmemnoevvv0*3,
  vvv0*3,uuu5uuu4uuu3vvv1uuu3uuu4uvv3vvv0uuu5uuu3uuu2uuu3vvv1*2,uuu4uuu2vvv0*4,
  vvv0*3,sttassscsst7rsseuuu4ttt9rssdtttattt8ttu7sss7sssc*2,rrsdrsscsssavvv2vvv0*3,
  vvv0*3,ssscpqqgqqrdqrrbpqqcsttbrrrerssaqrrhqrrdrrscssscqrrgqrrfssscrssevvv0*4,
  vvv0*23,
  vvv0*6,uuu4rrrcrsshrssdrrsesssdrss9rssesssauuu6vvv0*7,
  vvv0uuu3rssbrtt9rst8qsscrtt9rssaqss9stt7rss9stt7rstarstdrtt7rst8qssdstt8*2,rst9uuu4vvv0*2,
  vvv0*2,tuu5*2,rtt8tuu6uuu4ttu5*2,tuu4rst8tuu4tuu6ttu5tuu5stt6ttu6tuu6ttu5tuu4uuu3vvv0*2,
  vvv0*10,rttaqrsfvvv0*11,
  vvv0*23,
  vvv0vvv1stt0utt0vus0vts0vvv0uuu1vvv0vvv1vvv0vvv1vvv2vvv0*10,
  vvv0uuu618a0kia5upf3uf70vol3rrsbopphppqlqrrgoppgoppkrssavvv0*7,vvv1vvv0
  vvv0uuu5nj82rj45qi46rj64vqk2sssbsst8pqqksssbqrresssdrrretttavvv0*4,tuu5vvv0vvv1vvv0
  vvv0vvu3ul81oh4cng3etk54vur1uuu2vvv1vvv2vvv0vvv1vvv2vvv0*2,vvv2vvv0*2,uuu3npqhvvv0vvv1vvv0
  vvv0vuu4th61ul54tk57mi83nnl5ttt7rssd*2,qrrfrssbrsscsss8ssscsstbvvv0*5,vvv1vvv0
  vvv0vvu3uhb0vle1olf35bc1loo5sssdrsscsssdrrrerssduuu4vvv0*8,vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vqh1vn90*18,voa0vvu1vvv0
  vvv0voc2vm50*2,mf3arj45mg3fph4cqi4aph4bpi4doh4dng4cph4ask47pi4bng3foh4dul51vm50*2,vus2vvv0
  vvv0vpd2vm50*2,ul51vm50*9,vm51vm50*2,ul51vm50*3,vut1vvv0
  vvv0vut0uso0*18,vtq1vvv0*2,
  vvv0uvv5vvv0*4,uuv2*2,vvv2uuu1uuu3uvv3vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*4,ttt7oopfopplppqbnoohoppiopplnopkmnnhqrrfvvv0*5,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0uvv1
  ttt1vvv0*20,uuu0rss0
address-errors 358x1160
~ IqB6 xt-H 0Kjw PiZq daI4 PiZq pkYg NCic _NU- vsNW INno j3iB Dkw2 SpXK wkxG 38cV Y4K1 93ld INno 9UW5
~ Dkw2 h2Ii wkxG 38cV Y4K1 93ld INno QgqT Dkw2 L_Ki wkxG 38cV Y4K1 eS-v INno q_HX Dkw2 LM-G wkxG 38cV
~ Y4K1 93ld INno CHhU FEO- 24Gi INno 47q4 Dkw2 TsSp wkxG 38cV Y4K1 93ld INno E3AZ Dkw2 LM-G wkxG 38cV
~ Y4K1 93ld INno 4DGP FEO- 24Gi zQtV MlRS keJc nbrs
  pqqapqq9pqq7pqq8*2,qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0sst7oppaoppbqrr8qrr6oppbqqr7rrr6rss5vvv0*13,
  vvv0rss5ppq9qrr9rrs9opp9qrrapqq7ppq8rrr5vvv0*13,
  vvv0rssfsttbssscsss8tttastt9sstcsssasttarssdsttcsssasssbssscsssettt6rrsarssgsttbuuu4vvv0*2,
  vvv0uuu5ttt7tuu5ttt7tuu5vvv1*4,vvv2vvv1*2,vvv2vvv1vvv2vvv1*2,vvv2vvv1vvv0*3,
  vvv0tuu5ttt9rrsbsttbtttavvv0*17,
  vvv0*23,
  vvv0qrrirrrbqrrgpqqhopplppqjqqqjpqqhrrsavvv0*13,
  vvv0rssarrs0*18,rrs5uuu3vvv0
  vvv0rrsfvvv0*19,rrskvvv0
  vvv0rrsgvvv0*19,rrslvvv0
  vvv0qrrdrrs0*18,rrs5ttu7vvv0
  vvv0rkl6urr8topmurratpqfurrctpqcurratqqbuqrftqqevuu3vvv0*10,
  vvv0*23,
  vvv0rrrbpqqhppqhrrrfqrrg*2,qrrdvvv0*15,
  vvv0vuu1utt2*6,vuu0*13,vvv0*2,
  vvv0vuu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtt8vuu0*18,vuu3vuu4vvv0
  vvv0tpp4uss5usscvtt4uss8vtt6utt6vtu4uss6utt8vtt6vvv0*11,
  vvv0urr2vuu3uss9vtt6ust7vtt5uss6ust5vtt4vtt7uss8vuu3vvv0*10,
  vvv0uuu3vvv1uuu4*3,uuu3*2,vvv1vvv0*14,
  vvv0sst7qrrhrrsaqqrerssbpqqepqqfssscvvv0*14,
  vvv0vuu6vuu0*18,vuu3vvv2vvv0
  vvv0vuubtttarrrfrssdqrrfrrsbqrrdqrrarrsgsss9rssdqrrepqqjqrrgsssbvvv0*4,ttt6vuubvvv0
  vvv0vuu9uuu2uuu5uuu2ttu3uuu3vvv3sss6uuu4uuu3tuu4uuu4*3,uuu3vvv0*5,vuu8vvv0
  vvv0utt3vtt1vtt2vtu0vtt0vtu0vuu0*3,vtt1vuu0vtu0vuu0*7,vuu2vvv0*2,
  vvv0smm6urrctppitqqfurr9urrcuqrduss9uqre*2,urratqqftqqeust9vvv0*8,
  vvv0*23,
  vvv0qqqdpqqeoppkrrrfppqjqqqipqqh*2,qqqhpqqjqrrdvvv0*11,
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0vuuavvv0*19,vuu9vvv0
  vvv0vuuavvv0*19,vuuavvv0
  vvv0vuu4vuu0*18,vuu3vvv0*2,
  vvv0rkl6urr8topmurratpqfurrctpqcurratqqbuqrftqqevuu3vvv0*10,
  vvv0*23,
  vvv0pqqhpqqiqrrhqrrgrss8qrraqqrerrseqqrfpqqhqrresssgvvv0*10,
  vvv0uvv2uuu1tuu2ttt4stt5ttu1sss5uuu2ttt4tuu2*2,uuu2uvv0*7,vvv0*3,
  vvv0uvv6vvv0*18,vvv1vvv4vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0qqrfppqfppqkppqhoppjtuu7vvv0*16,
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0vuuavvv0*19,vuu9vvv0
  vvv0vuubvvv0*19,vuuavvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0rkl6urr8topmurratpqfurrctpqcurratqqbuqrftqqevuu3vvv0*10,
  vvv0*23,
  vvv0rsscsss9vvv0*20,
  vvv0uuu2utt3vuu0*18,vvv0*2,
  vvv0vuu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtt8vuu0*18,vuu3vuu4vvv0
  vvv0tqq3ust5usscvtt4uss8vtt6utt6vtu4uss6utt8vtt6vvv0*11,
  vvv0tqq3vuu3uss9vtt6ust7vtt5uss6ust5vtt4vtt7uss8vuu3vvv0*10,
  vvv0uuu4vvv0vvv2*2,vvv0vvv2*2,uuu2vvv1*2,vvv0vvv3vvv2vvv0uuu4vvv0*7,
  vvv0qrrdqqqippqepqqfpqqiqrrdoppersscqrrepqqkrrrbpqqjpqqh*2,pqqivvv2vvv0*6,
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uvv6vvv0*19,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uuu4uvv3uuu3vvv1*2,vvv2uuu3*2,vvv1uuu3vvv1vvv3uuu3uuu2vvv2vvv3vvv0*6,
  vvv0ttt7sss9sstcsssbttt9stt9sssbrssbtttastta*2,tttarssattt7rssbstteuuu5vvv0*5,
  vvv0sstarsscrsseqrrfttt8rssdqrrerss9rrrfrrsdsssbqrrirssersscrsshttt9sss9vvv0*5,
  vvv0*23,
  vvv0fkl55ce0*18,7ef1uuu3vvv0
  vvv09fg619c0*4,4ce5bhig9fhc*2,7ef9aghc9ghgaghe9fhc6dfb19c0*5,stt6vvv0
  vvv09gh619c0*9,2ac219c0*9,stt5vvv0
  vvv0stt1oqq0*18,qrs1vvv0uuu1
  stt1vvv0*20,uuu1rss0
address-saved 358x269
~ IqB6 xt-H u1S0 PiZq daI4 39C3 3SPG g7N2 MlRS NUqq Q6Bt
  pqqapqq9pqq7pqq8opp8qrr3rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0oppdnopirrs5qrr5pqqbpqq9oppdpqq7sss5oppaqqr8vvv0*11,
  vvv0sss5qqrastt5pqq7rrrbqqq9ppqbqrr7rrr7opp8qrrbvvv0*11,
  vvv0mnnclmmfklmlklmmlmmjmnnblmnjkllflmmmjklivvv0*12,
  vvv0*2,vvv1*2,vvv2uvv2vvv1*3,vvv2uuu1vvv0*12,
  vvv0sssdrrrdrsscqrrarssbqrrdrrserrrcstt9sttatuu6qrrhsssdqqrdrrsisttbrssbvvv0*5,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*7,4cd58fga9fhf5ce619c0*8,stt6vvv0
  vvv09fh619c0*7,1ac02ac1*2,4bd419c0*8,stt5vvv0
  vvv0rst2loo0*18,npq1vvv0*2,
  vvv0uuu5vvv0*6,vvv1vvv0*2,uvv3vvv0vvv1vvv0*6,vvv1vvv3vvv0
  vvv0uvv6vvv0*5,sss7nookoppfoopgppqbopphmnohqrrdvvv0*6,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0sss1
